import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { defineConfig } from 'vitest/config'

// Real servers, real hashing of passwords, two cores: a test waits for what it asked for, never for a clock.
const patient = { testTimeout: 360_000, hookTimeout: 360_000, expect: { poll: { timeout: 90_000 } } }

const clientTests = globSync('client/**/*.test.{ts,tsx}')
const sourceOf = (file: string) => readFileSync(file, 'utf8')
const drawing = clientTests.filter((file) => sourceOf(file).startsWith('// @vitest-environment'))
/** Whoever replaces a module replaces it for all in the same process. */
const replacing = drawing.filter((file) => sourceOf(file).includes('vi.mock('))

export default defineConfig({
  test: {
    globalSetup: ['server/testing/postgres.ts', 'scripts/built-for-tests.ts'],
    // More than there are cores: many tests wait, for a disk, a restart, a lease that runs out.
    maxWorkers: 3,
    silent: 'passed-only',
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['*.test.ts', '{contract,server,demo,scripts,hearth-client}/**/*.test.ts'],
          // The server keeps nothing in its modules: loading it once for all files saves a minute.
          isolate: false,
          ...patient,
        },
      },
      {
        extends: true,
        test: {
          name: 'client',
          include: clientTests,
          exclude: drawing,
          setupFiles: ['client/testing/settle.ts'],
          // Pure functions leave nothing behind for each other.
          isolate: false,
          ...patient,
        },
      },
      {
        extends: true,
        test: {
          name: 'client, drawn',
          include: drawing,
          exclude: replacing,
          setupFiles: ['client/testing/settle.ts', 'client/testing/patience.ts', 'client/testing/leave-nothing.ts'],
          // What draws is loaded once for all files: that saves more than a minute.
          isolate: false,
          ...patient,
        },
      },
      {
        extends: true,
        test: {
          name: 'client, drawn alone',
          include: replacing,
          setupFiles: ['client/testing/settle.ts', 'client/testing/patience.ts'],
          ...patient,
        },
      },
    ],
  },
})
