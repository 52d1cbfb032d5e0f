/** What is looked for in everything the browser runs, here and in the tables of the games; layout is prettier's. */
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { configs, parser } from 'typescript-eslint'

export default [
  { ignores: ['**/static/**'] },
  js.configs.recommended,
  ...configs.strict,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-undef': 'off', // svelte-check knows what is defined
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a space that Svelte would trim
      'svelte/prefer-svelte-reactivity': 'off', // not every Map is shown
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser } },
  },
]
