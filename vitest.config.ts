import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['*.test.ts', '{contract,server,client,scripts,hearth-client}/**/*.test.{ts,tsx}'],
    globalSetup: ['server/testing/postgres.ts'],
    // Real servers, real hashing of passwords, two cores: a test waits for what it asked for, never for a clock.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    silent: 'passed-only',
  },
})
