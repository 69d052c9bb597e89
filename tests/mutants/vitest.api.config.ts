import { defineConfig } from 'vitest/config'

/** What the database alone shows: the API's tests of just these files, on the one PostgreSQL that is started for all mutants. */
export default defineConfig({
  test: {
    env: { TZ: 'Pacific/Chatham' },
    setupFiles: ['tests/support/run/each-file.ts'],
    globalSetup: ['tests/support/run/setup.ts'],
    include: [
      'tests/api/deliveries/retention.test.ts',
      'tests/api/conversations/retention.test.ts',
      'tests/api/customers/{merge,privacy}.test.ts',
      'tests/api/refusals/door.test.ts',
      'tests/api/security/desk-limits.test.ts',
      'tests/api/staff/{audit,door,roles,sessions}.test.ts',
      'tests/api/sync/nothing-lost.test.ts',
      'tests/api/products-staff/fields*.test.ts',
    ],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 90_000,
  },
})
