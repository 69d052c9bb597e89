// npm test: the tests that a person waits for (tests/tiers.ts), against a real PostgreSQL and a real browser. Results also go to
// test-results/tests.json. npm test -- --project api tests/api/sync runs some, npm run test:all everything.
// npm test -- --changed [commit]: what a change since then (HEAD) can reach.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { buildClient } from './build.ts'
import { changedFiles, reachOf } from './changed.ts'

const daily = ['unit', 'api', 'ui', 'processes'].flatMap((project) => ['--project', project])

const parameters = process.argv.slice(2)
const chosen = chosenBy(parameters)
if (chosen === undefined) process.exit(0)
await buildClient()
const { status } = spawnSync('vitest', ['run', ...chosen], { stdio: 'inherit', shell: process.platform === 'win32' })
process.exit(status ?? 1)

/** Returns Vitest's parameters; undefined where nothing is to be run. */
function chosenBy(given: string[]): string[] | undefined {
  if (given.includes('--all')) return []
  const index = given.indexOf('--changed')
  if (index === -1) return given.length > 0 ? given : daily
  const files = filesOf(given.slice(index + 1))
  return files.length > 0 ? files : undefined
}

/** The test files to run, said in a line each that is worth one. */
function filesOf(rest: string[]): string[] {
  const { positionals } = parseArgs({ args: rest, allowPositionals: true })
  const { tests, everywhere } = reachOf(changedFiles(positionals[0] ?? 'HEAD'))
  console.log(tests.length ? `${tests.length} files of tests are reached.` : 'Nothing that a test covers has changed.')
  if (everywhere.length) console.log(`Every test can be reached by ${everywhere.join(', ')}: npm test runs them all.`)
  return tests
}
