import { defineConfig } from 'vitest/config'
import { withServices } from '../../vitest.config.ts'

/** Takes the pictures, by the app and the browser that the tests have; `npm run pictures` runs it (run.ts). */
export default defineConfig({
  test: {
    ...withServices,
    include: ['tests/pictures/{site,admin,notion}.ts'],
    maxWorkers: 2,
    passWithNoTests: true,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
})
