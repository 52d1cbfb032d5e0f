/** How the client is built, served while it is written, and tested. */
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [svelte()],
  // Tables of games lie beside their rules, outside this folder, and use this folder's packages.
  resolve: {
    alias: { $client: here('./src') },
    dedupe: ['svelte', '@fluent/bundle'],
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: here('../src/hemicycle/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: process.env.HEMICYCLE ?? 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    environment: 'node', // files that need a page begin with @vitest-environment jsdom
    include: ['src/**/*.test.ts', here('../src/hemicycle/games/*/table/**/*.test.ts')],
    setupFiles: ['src/test/setup.ts'],
  },
})
