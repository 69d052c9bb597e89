import path from 'node:path'
import { defineConfig } from 'vitest/config'

// a server that a test starts, and a worker, need half the time for code that Node has compiled before
process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/node-compile')

const shared = { env: { TZ: 'Pacific/Chatham' }, setupFiles: ['tests/support/fail-on-console-error.ts'] }

/** Three kinds of tests: rules alone, the API over HTTP on a real PostgreSQL, pages in a real browser. */
export default defineConfig({
  test: {
    // once for all projects: Prisma's schema engine takes one instance a process
    globalSetup: ['tests/support/postgres.ts', 'tests/support/browser-setup.ts'],
    // files wait for databases and processes more than they compute
    maxWorkers: 2,
    // a worker loads the app once, not for each of its files, which start an app and a database of their own all the same
    isolate: false,
    projects: [
      { test: { ...shared, name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'ui',
          include: ['tests/ui/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
})
