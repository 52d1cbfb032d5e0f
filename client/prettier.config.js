/** How everything the browser runs is laid out, here and in the tables of the games. */
import * as svelte from 'prettier-plugin-svelte'

export default {
  plugins: [svelte],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
  semi: false,
  singleQuote: true,
  printWidth: 110,
  svelteIndentScriptAndStyle: true,
}
