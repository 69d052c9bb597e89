import { defineConfig } from 'vitest/config'
import { groups } from './groups.ts'

const tests = groups.find(({ name }) => name === process.env.MUTANTS_GROUP)?.tests ?? []

/** What the database alone shows: the API's tests that a group names, on the one PostgreSQL that is started for all mutants. */
export default defineConfig({
  test: {
    env: { TZ: 'Pacific/Chatham' },
    setupFiles: ['tests/support/run/each-file.ts'],
    provide: { seed: 1 },
    globalSetup: ['tests/support/run/setup.ts'],
    include: tests.map((file) => `tests/api/${file}.test.ts`),
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 90_000,
  },
})
