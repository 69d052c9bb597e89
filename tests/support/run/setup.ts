import { mkdtemp, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { browserExecutable } from '../browser.ts'
import { startGuard } from './guard.ts'
import { startTestPostgres } from './postgres.ts'

/**
 * Vitest's global setup of the projects that need a database or a browser: the first of them in a run unpacks the browser, creates a
 * folder for all temporary files and starts one PostgreSQL there; the others share it. When the run ends, however it ends, a guard
 * removes what is left.
 */
export default async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const root = vitest.getRootProject() // every project inherits what it provides
  if ('postgresUrl' in root.getProvidedContext()) return undefined
  process.env.TEST_BROWSER = await browserExecutable()
  const folder = await mkdtemp(path.join(await quickestFolder(), 'harbour-iot-test-'))
  const endGuard = startGuard('tests/support/run/guard.process.ts', folder)
  const usual = process.env.TMPDIR
  process.env.TMPDIR = folder
  const postgres = await startTestPostgres(folder)
  root.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.release()
    if (usual === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = usual
    await endGuard()
  }
}

const memory = '/dev/shm'
const enoughBytes = 4 * 2 ** 30

/** Memory, where the machine has enough of it as a folder: a database is hundreds of files, which are half of its work on a disk. */
async function quickestFolder(): Promise<string> {
  const free = await statfs(memory).catch(() => undefined)
  return free && free.bavail * free.bsize > enoughBytes ? memory : tmpdir()
}
