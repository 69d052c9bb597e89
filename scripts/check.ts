// npm run check: runs formatter, linter, type check, dead-code check and layout rules in parallel.
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'

const checks = [
  ['biome', 'check', '--error-on-warnings'],
  ['tsc', '--project', '.'],
  ['knip', '--no-progress'],
  ['node', 'scripts/measure.ts', '--check'],
]

/** Runs a check and prints its output at once when it has ended. */
async function run([command = '', ...parameters]: string[]): Promise<{ name: string; passed: boolean }> {
  const name = command === 'node' ? 'structure' : command
  const child = spawn(command, parameters, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...process.env },
    shell: process.platform === 'win32',
  })
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  console.log(`> ${name}: ${code === 0 ? 'passed' : 'failed'}\n${output}${errors}`)
  return { name, passed: code === 0 }
}

const results = await Promise.all(checks.map(run))
mkdirSync('test-results', { recursive: true })
writeFileSync('test-results/checks.json', JSON.stringify(results))
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1
