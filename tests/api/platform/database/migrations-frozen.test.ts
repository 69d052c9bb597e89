import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { migrate, migrationsDirectory } from '#server/platform/database/migrations.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { failedStart, startServer } from '../running-server.ts'

const visitors = '20261121085146_visitors'

/** A database that was migrated by files that `change` has made others. */
async function migratedBy(
  change: (folder: string) => Promise<void>,
  onFailure?: (error: unknown) => void,
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'harbour-iot-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(migrationsDirectory, folder, { recursive: true })
  await change(folder)
  const database = await createTestDatabase('template0')
  onTestFinished(database.drop)
  await migrate(database.url, folder).catch((error) => {
    if (!onFailure) throw error
    onFailure(error)
  })
  return database.url
}

/** Puts other words into a migration. */
function reword(name: string, change: (sql: string) => string) {
  return async (folder: string) => {
    const file = path.join(folder, name, 'migration.sql')
    await writeFile(file, change(await readFile(file, 'utf8')))
  }
}

it('a database of an earlier wording of a migration stops the start with the name of that migration', async () => {
  const url = await migratedBy(reword(visitors, (sql) => sql.replace('"company" TEXT NOT NULL,', '"company" TEXT,')))
  expect(await failedStart({ DATABASE_URL: url })).toBe(
    `The migration ${visitors} is not the one that made this database: put prisma/migrations/${visitors}/migration.sql back as it was, and its change into a new migration\n`,
  )
})

it('so does one that was made by a migration which is gone, though later ones are there', async () => {
  const former = '20261121085145_visitors'
  const url = await migratedBy((folder) => rename(path.join(folder, visitors), path.join(folder, former)))
  expect(await failedStart({ DATABASE_URL: url })).toContain(`The migration ${former} is not the one`)
})

it('a database that a newer version has migrated is served: instances are replaced one by one', async () => {
  const newer = '20991231235959_newer'
  const url = await migratedBy(async (folder) => {
    await cp(path.join(folder, visitors), path.join(folder, newer), { recursive: true })
    await reword(newer, () => 'SELECT 1;')(folder)
  })
  await startServer({ DATABASE_URL: url })
})

it('a migration that ended halfway, as on a full disk, is begun anew by the next start', async () => {
  const halfway = reword(visitors, (sql) => `${sql}\nSELECT 1 / 0;`)
  const url = await migratedBy(halfway, (error) => expect(String(error)).toContain('division by zero'))
  await startServer({ DATABASE_URL: url })
})

it('a database of the same wording with the line endings of Windows is served', async () => {
  const url = await migratedBy(reword(visitors, (sql) => sql.replaceAll('\n', '\r\n')))
  await startServer({ DATABASE_URL: url })
})
