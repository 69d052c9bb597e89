import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { startGuard } from '#tests/support/run/guard.ts'
import { folder } from './place.ts'
import { removeAll } from './remove.ts'

/**
 * Vitest's global setup of the `docker` project: a copy of what a commit of this checkout would hold, so that neither `.env` nor
 * what was built here is part of the stack. A guard removes all of it after the run; what is left of a run whose guard was ended
 * too goes first.
 */
export default async function setup(): Promise<() => Promise<void>> {
  await removeAll()
  const endGuard = startGuard('tests/docker/guard.process.ts')
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  for (const name of stdout.split('\0').filter(Boolean)) {
    await cp(name, path.join(folder, name), { force: true }).catch(unlessDeleted)
  }
  return endGuard
}

/** Git lists files that are deleted and not yet committed as deleted. */
function unlessDeleted(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
