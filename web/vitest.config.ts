import { defineConfig, mergeConfig } from 'vitest/config'
import page from './vite.config.ts'

export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ['browser'] },
    test: {
      // Making a document takes longer than most tests: the files that need one say so on their first line.
      environment: 'node',
      include: ['src/**/*.test.ts'],
      // Starting a worker for every file takes longer than all tests: files share them, and leave nothing behind.
      isolate: false,
      // For what hangs, on however busy a machine.
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  }),
)
