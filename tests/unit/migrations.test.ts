import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { migrationNames } from '#server/platform/database/migrations.ts'

const directory = new URL('../../prisma/migrations/', import.meta.url)

/** A line of `sha256sum` for a migration as it is now. */
async function lineOf(name: string): Promise<string> {
  const sql = await readFile(new URL(`${name}/migration.sql`, directory))
  return `${createHash('sha256').update(sql).digest('hex')}  ${name}/migration.sql`
}

it('each migration is as it was when it landed; a new one has its line in prisma/migrations/SHA256SUMS', async () => {
  const frozen = (await readFile(new URL('SHA256SUMS', directory), 'utf8')).trim().split('\n')
  expect(await Promise.all((await migrationNames()).map(lineOf))).toEqual(frozen)
})

it('beside the migrations is the schema that they lead to, which the next one is written from', async () => {
  const schemaAt = (place: string) => readFile(new URL(place, directory), 'utf8')
  expect(await schemaAt('schema.prisma')).toBe(await schemaAt('../schema.prisma'))
})
