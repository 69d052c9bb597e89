import { mkdtemp, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { browserExecutable } from '../browser.ts'
import { startGuard } from './guard.ts'
import { startTestPostgres } from './postgres.ts'

/**
 * Vitest's global setup, once for all projects: the browser is unpacked, everything temporary goes into a folder of the run, and
 * one PostgreSQL runs there. Whatever of it is left when the run has ended, however it ended, is a guard's to clear away.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  process.env.TEST_BROWSER = await browserExecutable()
  const folder = await mkdtemp(path.join(await quickestFolder(), 'harbour-iot-test-'))
  const endGuard = startGuard('tests/support/run/guard.process.ts', folder)
  const usual = process.env.TMPDIR
  process.env.TMPDIR = folder
  const postgres = await startTestPostgres(folder)
  project.provide('postgresUrl', postgres.url)
  project.provide('seed', project.vitest.config.sequence.seed)
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
