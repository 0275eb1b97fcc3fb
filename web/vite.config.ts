import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { compressing } from './compressing.ts'
import { engineFiles } from './engine-files.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [svelte(), engineFiles(here('./node_modules'), here('../src/ecumene')), compressing()],
  resolve: {
    alias: {
      // What the page shares with the Python package: facts, geometry, messages, rules.
      $package: here('../src/ecumene'),
      // What the build takes from it as JSON (`ecumene.web.page_data`).
      $generated: here('./generated'),
      $: here('./src'),
    },
  },
  build: {
    outDir: here('../src/ecumene/web/built'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Scripts and styles come from files of our own only: nothing is put inline.
    assetsInlineLimit: 0,
  },
  worker: { format: 'es' },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
})
