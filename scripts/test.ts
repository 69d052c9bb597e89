// npm test [vitest parameters]: everything, against a real PostgreSQL and a real browser. Results also go to
// test-results/tests.json.
import { spawnSync } from 'node:child_process'
import { buildClient } from './build.ts'

await buildClient()
const reporters = ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/tests.json']
const { status } = spawnSync('vitest', ['run', ...reporters, ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
process.exit(status ?? 1)
