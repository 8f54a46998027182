import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Costs time only where something hangs, and a busy machine does not. */
const testTimeout = 60_000

export default defineConfig({
  test: {
    // The default leaves one core to watching, which `npm test` does not do.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'rules',
          include: ['contract/src/**/*.test.ts', 'planner/src/**/*.test.ts', 'postcards/src/**/*.test.ts'],
          testTimeout,
        },
      },
      { test: { name: 'guards', include: ['guards/*.test.ts'], testTimeout } },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          isolate: false,
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        extends: './web/vite.config.ts',
        root: './web',
        test: { name: 'web', include: ['{src,plugins}/**/*.test.{ts,tsx}'], testTimeout },
      },
    ],
  },
})
