// npm test: runs the daily tests (tests/tiers.ts) with a real PostgreSQL and browser. Results are also written to
// test-results/tests.json. Parameters are passed to Vitest: npm test -- --project api tests/api/sync, npm test --
// --changed. npm run test:all runs everything.
import { spawnSync } from 'node:child_process'
import { buildClient } from './build.ts'

const daily = [
  ...['unit', 'api', 'ui', 'processes'].flatMap((project) => ['--project', project]),
  '--tags-filter=!night',
]

const given = process.argv.slice(2)
const chosen = given[0] === '--all' ? given.slice(1) : given.length > 0 ? given : daily
await buildClient()
const { status } = spawnSync('vitest', ['run', ...chosen], { stdio: 'inherit', shell: process.platform === 'win32' })
process.exit(status ?? 1)
