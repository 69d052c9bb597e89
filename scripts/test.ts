// npm test [vitest parameters]: everything, against a real PostgreSQL and a real browser. Results also go to
// test-results/tests.json. npm test -- --changed [commit]: what a change since then (HEAD) can reach.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { buildClient } from './build.ts'
import { changedFiles, reachOf } from './changed.ts'

const parameters = process.argv.slice(2)
const index = parameters.indexOf('--changed')
const chosen = index === -1 ? parameters : filesOf(parameters.slice(index + 1))
if (index !== -1 && chosen.length === 0) process.exit(0)
await buildClient()
const { status } = spawnSync('vitest', ['run', ...chosen], { stdio: 'inherit', shell: process.platform === 'win32' })
process.exit(status ?? 1)

/** The test files to run, said in a line each that is worth one. */
function filesOf(rest: string[]): string[] {
  const { positionals } = parseArgs({ args: rest, allowPositionals: true })
  const { tests, everywhere } = reachOf(changedFiles(positionals[0] ?? 'HEAD'))
  console.log(tests.length ? `${tests.length} files of tests are reached.` : 'Nothing that a test covers has changed.')
  if (everywhere.length) console.log(`Every test can be reached by ${everywhere.join(', ')}: npm test runs them all.`)
  return tests
}
