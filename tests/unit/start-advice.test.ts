import { copyFile, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findOrMakeCluster } from '#server/platform/database/embedded-postgres-cluster.ts'
import { findBinaries } from '#server/platform/database/embedded-postgres-command.ts'
import { adviceOn } from '#server/platform/start-error.ts'

// As PostgreSQL's initdb and Node said it on file systems of 4 kB, 1 MB and 20 MB.
it.each([
  'initdb: error: could not write file "/data/postgres.new-30687/PG_VERSION": No space left on device',
  'FATAL: could not write to file "pg_wal/xlogtemp.30744": No space left on device',
  'FATAL: could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 10 HINT: Check free disk space.',
  'Error: ENOSPC: no space left on device, write',
])('a full disk says what to do: %s', (complaint) => {
  expect(adviceOn(complaint)).toBe('The disk is full: free some of it, or set DATA_DIR to a folder on another')
})

it('nothing is advised on what is not known', () => {
  expect(adviceOn('initdb: error: invalid locale settings')).toBeUndefined()
})

it('a library that PostgreSQL lacks is named, with what to do', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'harbour-iot-library-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { initdb, pg_ctl } = await findBinaries()
  const [bin, lib] = ['bin', 'lib'].map((name) => path.join(folder, name))
  const ofPackage = path.resolve(path.dirname(initdb), '..')
  await mkdir(String(bin))
  await mkdir(String(lib))
  for (const name of ['initdb', 'postgres']) {
    await copyFile(path.join(ofPackage, 'bin', name), path.join(String(bin), name))
  }
  const libraries = (await readdir(path.join(ofPackage, 'lib'))).filter((name) => !name.startsWith('libicu'))
  for (const name of libraries) await symlink(path.join(ofPackage, 'lib', name), path.join(String(lib), name))
  const lacking = { initdb: path.join(String(bin), 'initdb'), pg_ctl }
  await expect(findOrMakeCluster(lacking, path.join(folder, 'data'))).rejects.toThrow(
    /^The library libicu\S+ is missing: "npm rebuild" puts [^\n]+ DATABASE_URL to a server of yours$/,
  )
})
