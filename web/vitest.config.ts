import { defineConfig, mergeConfig } from 'vitest/config'
import page from './vite.config.ts'

export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ['browser'] },
    // Making a document takes longer than most tests: the files that need one say so on their first line.
    test: { environment: 'node', include: ['src/**/*.test.ts'] },
  }),
)
