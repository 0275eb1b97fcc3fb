import svelte from 'eslint-plugin-svelte'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['node_modules', 'src/api/schema.d.ts'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
  },
  {
    rules: {
      'prefer-const': ['error', { destructuring: 'all' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'svelte/no-at-html-tags': 'error',
    },
  },
  {
    // What is declared with runes changes without being assigned to. Sets and maps in a state are
    // replaced, never changed.
    files: ['**/*.svelte', '**/*.svelte.ts'],
    rules: {
      'prefer-const': 'off',
      'svelte/prefer-svelte-reactivity': 'off',
      'svelte/prefer-const': [
        'error',
        { destructuring: 'all', excludedRunes: ['$props', '$derived', '$state'] },
      ],
    },
  },
)
