import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** Rules by the unit tests alone: no database and no browser. */
export default defineConfig({
  resolve: { alias: { '#tests/support/growth.ts': path.resolve('tests/mutants/growth.ts') } },
  test: {
    env: { TZ: 'Pacific/Chatham' },
    setupFiles: ['tests/support/run/each-file.ts'],
    provide: { seed: 1 },
    include: ['tests/unit/**/*.test.ts'],
    exclude: ['tests/unit/growth.test.ts'],
    isolate: false,
    testTimeout: 50_000,
  },
})
