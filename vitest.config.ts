import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Costs time only where something hangs, and a busy machine does not. */
const testTimeout = 60_000

/** What a project does not take from the root by itself. */
const inWorkers = {
  // The default leaves one core to watching, which `npm test` does not do.
  maxWorkers: availableParallelism(),
  // A worker for each file takes longer to start than most files take to run.
  isolate: false,
  testTimeout,
  // As above: the default of a second is a wait for a time.
  expect: { poll: { timeout: testTimeout / 2 } },
}

/** The whole app in a DOM without a browser (decision 037). */
const screenTests = 'src/**/*.screen.test.tsx'

export default defineConfig({
  test: {
    maxWorkers: inWorkers.maxWorkers,
    projects: [
      {
        test: {
          name: 'rules',
          include: ['contract/src/**/*.test.ts', 'planner/src/**/*.test.ts', 'postcards/src/**/*.test.ts'],
          ...inWorkers,
        },
      },
      { test: { name: 'guards', include: ['guards/*.test.ts'], ...inWorkers } },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          ...inWorkers,
          hookTimeout: testTimeout,
        },
      },
      {
        extends: './web/vite.config.ts',
        root: './web',
        // Each file stubs a browser of its own, which another must not meet.
        test: {
          name: 'web',
          include: ['{src,plugins}/**/*.test.{ts,tsx}'],
          exclude: [screenTests],
          ...inWorkers,
          isolate: true,
        },
      },
      {
        extends: './web/vite.config.ts',
        root: './web',
        test: {
          name: 'screens',
          include: [screenTests],
          environment: 'happy-dom',
          setupFiles: ['test/setup.ts'],
          ...inWorkers,
          // Each step of a test may wait as long as others' whole test.
          testTimeout: 2 * testTimeout,
        },
      },
    ],
  },
})
