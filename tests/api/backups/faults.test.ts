import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Entry, readArchive, writeArchive } from '#server/modules/maintenance/backup/archive.ts'
import type { BackupKey } from '#server/modules/maintenance/backup/backup-key.ts'
import { backupKeyOf, openFile } from '#server/modules/maintenance/index.ts'
import { connect } from '#server/platform/database/database.ts'
import { smallDisk } from '#tests/support/small-disk.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { ask, backUpTo, entriesOf, newFolder, newKey, restoreFrom } from './backups.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let target: Awaited<ReturnType<typeof createTestDatabase>>
let folder: string
let key: BackupKey
let whole: Buffer

beforeAll(async () => {
  ;[database, target] = await Promise.all([createTestDatabase(), createTestDatabase('template0')])
  folder = await newFolder()
  key = await newKey()
  const { name } = await backUpTo(folder, { url: database.url, key })
  whole = await readFile(path.join(folder, name))
})

afterAll(async () => {
  await Promise.all([database.drop(), target.drop(), rm(folder, { recursive: true })])
})

function flipped(at: number): Buffer {
  const copy = Buffer.from(whole)
  copy[at] = (copy[at] ?? 0) ^ 1
  return copy
}

/** The entries of the whole backup, with another name for the first stock location. */
async function* edited(): AsyncGenerator<Entry> {
  for await (const { name, bytes } of readArchive(Readable.from([whole]), key)) {
    const text = bytes.toString('latin1')
    yield { name, bytes: Buffer.from(text.replace('Main warehouse', 'Main warehousf'), 'latin1') }
  }
}

/** Databases beside the two of this file that a restore or a backup has left. */
async function leftovers(): Promise<unknown[]> {
  const names = [database, target].map(({ url }) => new URL(url).pathname.slice(1))
  const like = names.map((name) => `datname LIKE '${name}\\_%'`).join(' OR ')
  return ask(target.url, `SELECT datname FROM pg_database WHERE ${like}`)
}

const damaged = 'The file is no whole backup: it was cut or changed, or is another file'
const end = { sums: {}, sequences: [], files: 0 }
const manifest = {
  format: 1,
  madeAt: '2026-11-30T00:00:00.000Z',
  version: '9',
  queue: 1,
  tables: [],
  partitions: [],
  secretProof: '',
}

describe('a restore is refused with one line, and changes nothing', () => {
  const cases: [string, () => Promise<Buffer | Readable> | Buffer, string][] = [
    ['a file cut in its first half', () => whole.subarray(0, whole.length / 3), damaged],
    ['a file without its last byte', () => whole.subarray(0, -1), damaged],
    ['an empty file', () => Buffer.alloc(0), damaged],
    ['another file', () => Buffer.from('id,name\n1,gateway\n'), damaged],
    ['a bit flipped in the first part', () => flipped(300), damaged],
    ['a bit flipped in the middle', () => flipped(Math.floor(whole.length / 2)), damaged],
    ['a bit flipped in the last byte', () => flipped(whole.length - 1), damaged],
    [
      'another key',
      async () => writeArchive(entriesOf(['manifest.json', manifest]), await newKey()),
      'The key does not open this backup: it was made with another one',
    ],
    [
      'a newer version',
      () => {
        const newer = { ...manifest, migrations: [{ name: '29990101000000_later', checksum: '' }] }
        return writeArchive(entriesOf(['manifest.json', newer], ['end.json', end]), key)
      },
      'The backup is of a newer version of the site (migration 29990101000000_later): update the site first',
    ],
    [
      'a format of later',
      () => writeArchive(entriesOf(['manifest.json', { ...manifest, format: 2 }]), key),
      'The backup has another format than this version of the site reads',
    ],
    [
      'rows that are not what was copied',
      () => writeArchive(edited(), key),
      'The restored copy differs from what was copied, in public."StockLocation"',
    ],
    [
      'an archive of something else',
      () => writeArchive(entriesOf(['holiday.txt', 'sea']), key),
      'The file is no backup of this site',
    ],
  ]

  it.each(cases)('%s', async (_name, file, line) => {
    const content = await file()
    const source = Buffer.isBuffer(content) ? Readable.from([content]) : content
    await expect(restoreFrom({ url: target.url, key, source })).rejects.toHaveProperty('message', line)
    expect(await ask(target.url, "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace")).toEqual(
      [],
    )
    expect(await leftovers()).toEqual([])
  })

  it('a database that is in use', async () => {
    const visitor = await connect(target.url)
    await expect(restoreFrom({ url: target.url, key, source: Readable.from([whole]) })).rejects.toThrow(
      /^1 connections to the database test_\w+ are open: stop the site first$/,
    )
    await visitor.end()
  })

  it('a database with accounts in it, without --replace; with it, the former one is kept', async () => {
    const used = await createTestDatabase()
    await ask(
      used.url,
      `INSERT INTO "User" ("id", "email", "name", "role", "passwordHash", "updatedAt") VALUES (gen_random_uuid(), 'a@b.example', 'A', 'viewer', '', now())`,
    )
    const source = () => Readable.from([whole])
    await expect(restoreFrom({ url: used.url, key, source: source() })).rejects.toThrow(/ holds 1 accounts and 0 mess/)
    expect(await ask(used.url, 'SELECT "name" FROM "User"')).toEqual([{ name: 'A' }])
    const { previous = '' } = await restoreFrom({ url: used.url, key, source: source(), isReplacing: true })
    expect(await ask(used.url, 'SELECT "name" FROM "User"')).toEqual([])
    const former = new URL(used.url)
    former.pathname = previous
    expect(await ask(former.href, 'SELECT "name" FROM "User"')).toEqual([{ name: 'A' }])
    await ask(used.url, `DROP DATABASE ${previous}`)
    await used.drop()
  })
})

describe('a backup that fails leaves no file, and is recorded', () => {
  async function failure(to: string, options: Partial<Parameters<typeof backUpTo>[1]> = {}): Promise<unknown> {
    await ask(database.url, 'DELETE FROM "BackupRun"')
    await expect(backUpTo(to, { url: database.url, key, ...options })).rejects.toThrow()
    expect(await leftovers()).toEqual([])
    return (await ask(database.url, 'SELECT "fault" FROM "BackupRun"'))[0]
  }

  const disk = smallDisk(1)
  afterAll(() => disk?.remove())

  it.runIf(disk)('a full disk', async () => {
    await disk?.fill(20_000)
    expect(await failure(disk?.folder ?? '')).toEqual({ fault: 'disk' })
    expect(await readdir(disk?.folder ?? '')).toEqual(['filler'])
  })

  it('a folder that cannot be written', async () => {
    expect(await failure(path.join(folder, (await readdir(folder))[0] ?? ''))).toEqual({ fault: 'destination' })
  })

  it('one that cannot be restored, after which no older one is removed', async () => {
    const kept = path.join(folder, 'kept')
    const keeping = { days: 1, weeks: 0, months: 0 }
    await backUpTo(kept, { url: database.url, key, now: () => new Date('2025-01-01T00:00:00Z') })
    await ask(database.url, `ALTER TABLE "StockLocation" ADD COLUMN "byHand" text`)
    expect(await failure(kept, { keeping })).toEqual({ fault: 'database' })
    await ask(database.url, `ALTER TABLE "StockLocation" DROP COLUMN "byHand"`)
    expect(await readdir(kept)).toHaveLength(2)
    const { removed } = await backUpTo(kept, { url: database.url, key, keeping })
    expect(removed).toHaveLength(2)
  })

  it('a second one at the same time', async () => {
    const both = [1, 2].map((day) =>
      backUpTo(folder, { url: database.url, key, now: () => new Date(`2026-11-0${day}T00:00:00Z`) }),
    )
    const results = await Promise.allSettled(both)
    const refused = results.find(({ status }) => status === 'rejected')
    expect(refused).toMatchObject({ reason: { message: 'Another backup is being made' } })
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('a key file without a key', async () => {
    const file = path.join(folder, 'missing')
    await expect(backupKeyOf({ BACKUP_KEY_FILE: file, DATA_DIR: folder }, true)).rejects.toThrow(
      `BACKUP_KEY_FILE: ${file} cannot be read (ENOENT)`,
    )
    const own = await backupKeyOf({ BACKUP_KEY_FILE: undefined, DATA_DIR: folder }, true)
    expect(await backupKeyOf({ BACKUP_KEY_FILE: path.join(folder, 'backup-key'), DATA_DIR: '' }, false)).toEqual(own)
    await expect(openFile(file)).rejects.toThrow(`${file} cannot be read`)
  })
})
