// npm test: the tests that a person waits for (tests/tiers.ts), against a real PostgreSQL and a real browser. Results also go to
// test-results/tests.json. Parameters are Vitest's: npm test -- --project api tests/api/sync, npm test -- --changed.
// npm run test:all: everything.
import { spawnSync } from 'node:child_process'
import { buildClient } from './build.ts'

const daily = ['unit', 'api', 'ui', 'processes'].flatMap((project) => ['--project', project])

const given = process.argv.slice(2)
const chosen = given[0] === '--all' ? given.slice(1) : given.length > 0 ? given : daily
await buildClient()
const { status } = spawnSync('vitest', ['run', ...chosen], { stdio: 'inherit', shell: process.platform === 'win32' })
process.exit(status ?? 1)
