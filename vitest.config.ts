import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { dockerProject } from './tests/docker/project.ts'
import { RunTable } from './tests/support/run/table.ts'
import { dailyJourneys, dailyProcesses, slowTests } from './tests/tiers.ts'

// a server that a test starts, and a worker, need half the time for code that Node has compiled before
process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/node-compile')

const seed = Number(process.env.TEST_SEED ?? 1795378629817)

/** Options of every project: one worker for many files, and an unusual time zone. A journey of a minute is no failure on a busy machine. */
export const shared = {
  // a worker loads the app once, not for each of its files, which start an app and a database of their own all the same
  isolate: false,
  env: { TZ: 'Pacific/Chatham' },
  setupFiles: ['tests/support/run/each-file.ts'],
  provide: { seed },
  tags: [{ name: 'night', description: 'left out of npm test, part of npm run test:all' }],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // what is waited for: a busy machine is no failure
  expect: { poll: { timeout: 40_000 } },
}

/** Options of the projects that need PostgreSQL or a browser, which start once for all of them. */
export const withServices = { ...shared, globalSetup: ['tests/support/run/setup.ts'] }

/** One project after another: a worker keeps its app and its browser within one. Files and tests run in an order of the run's seed. */
export default defineConfig({
  test: {
    reporters: ['default', new RunTable(), ['json', { outputFile: 'test-results/tests.json' }]],
    // twice the two cores of a small machine: each waits for pages, databases and clocks half of its time
    maxWorkers: 4,
    // a run takes what another, or another of its projects, has transformed
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' },
    sequence: {
      shuffle: { files: true, tests: true },
      seed,
    },
    projects: [
      { test: { ...shared, name: 'unit', include: ['tests/unit/**/*.test.ts'], exclude: slowTests } },
      {
        test: {
          ...withServices,
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          exclude: slowTests,
          // which wait for timers and PostgreSQL most of their time
          maxWorkers: 6,
          sequence: { groupOrder: 1 },
        },
      },
      { test: { ...withServices, name: 'ui', include: dailyJourneys, sequence: { groupOrder: 2 } } },
      { test: { ...withServices, name: 'processes', include: dailyProcesses, sequence: { groupOrder: 3 } } },
      // npm run test:all: every page in every language, theme and width, every journey, and what is slow
      {
        test: {
          ...withServices,
          name: 'night',
          include: ['tests/walk/**/*.test.ts', 'tests/ui/**/*.test.ts', ...slowTests],
          exclude: dailyJourneys,
          sequence: { groupOrder: 4 },
        },
      },
      {
        test: {
          ...withServices,
          name: 'night-processes',
          include: ['tests/processes/**/*.test.ts'],
          exclude: dailyProcesses,
          sequence: { groupOrder: 5 },
        },
      },
      // the Compose stack, where Docker answers
      ...(await dockerProject(shared)),
    ],
  },
})
