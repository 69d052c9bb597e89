// npm run check: format and lint, types, dead code. Import cycles are Biome's to find.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'

const checks = [
  ['biome', 'check', '--error-on-warnings'],
  ['tsc', '--project', '.'],
  ['knip', '--no-progress'],
]
const results = checks.map(([name = '', ...parameters]) => {
  console.log(`> ${name}`)
  const { status } = spawnSync(name, parameters, { stdio: 'inherit', shell: process.platform === 'win32' })
  return { name, passed: status === 0 }
})
mkdirSync('test-results', { recursive: true })
writeFileSync('test-results/checks.json', JSON.stringify(results))
process.exit(results.every(({ passed }) => passed) ? 0 : 1)
