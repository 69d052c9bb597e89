import { groups } from './groups.ts'

/** Stryker's settings for the group that run.ts names in the environment. */
const group = groups.find(({ name }) => name === process.env.MUTANTS_GROUP)
if (!group) throw new Error('Run it by npm run mutants')
const isApi = group.by === 'api'
const report = `node_modules/.cache/mutants/${group.name.replaceAll(' ', '-')}`

export default {
  mutate: group.files,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: `tests/mutants/vitest-${group.by}.config.ts` },
  coverageAnalysis: 'perTest',
  ignoreStatic: !group.isStrict,
  // the API's tests share one PostgreSQL
  concurrency: isApi ? 1 : 2,
  // on a busy machine what is slow is not dead: most endless loops are seen by their count long before
  timeoutMS: isApi ? 120_000 : 20_000,
  dryRunTimeoutMinutes: 30,
  incremental: true,
  incrementalFile: `${report}.incremental.json`,
  jsonReporter: { fileName: `${report}.json` },
  reporters: ['json', 'progress-append-only'],
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['dist', '.data*', 'tests/docker', 'tests/ui'],
  // it reads tsconfig.json with an API that TypeScript 7 does not have; nothing of ours extends it
  tsconfigFile: 'none',
  disableTypeChecks: false,
  warnings: { slow: false },
}
