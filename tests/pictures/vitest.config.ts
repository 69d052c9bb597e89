import { defineConfig } from 'vitest/config'
import { shared } from '../../vitest.config.ts'

/** Takes the pictures, by the app and the browser that the tests have; `npm run pictures` runs it (run.ts). */
export default defineConfig({
  test: {
    ...shared,
    include: ['tests/pictures/{site,admin,notion}.ts'],
    globalSetup: ['tests/support/run/setup.ts'],
    maxWorkers: 2,
    passWithNoTests: true,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
})
