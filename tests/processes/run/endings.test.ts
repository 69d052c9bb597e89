import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { type RunningProcess, startProcess, until } from '#tests/support/processes.ts'

/** A run of its own, of one fixture. */
function run(fixture: string, environment: NodeJS.ProcessEnv = {}): RunningProcess {
  const config = 'tests/processes/run/fixtures/vitest.config.ts'
  return startProcess(path.resolve('node_modules/vitest/vitest.mjs'), environment, ['run', '--config', config, fixture])
}

it('a run that is killed leaves no PostgreSQL, no process and no file', async () => {
  const { child, output, ended } = run('waits')
  const folder = await until(() => /it waits in (\S+)/.exec(output())?.[1], 45_000)
  expect(await readdir(folder)).toContain('postgres')
  expect(await processesOf(folder)).not.toEqual([])
  child.kill('SIGKILL')
  expect(await ended).toBe('SIGKILL')
  await until(async () => !(await readdir(folder).catch(() => undefined)))
  expect(await processesOf(folder)).toEqual([])
})

/** Command lines that name the folder, where the system lists them. */
async function processesOf(folder: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const lines = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')))
  return lines.filter((line) => line.includes(folder))
}
