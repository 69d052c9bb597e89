import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BackupKey } from '#server/modules/maintenance/backup/backup-key.ts'
import { openFile } from '#server/modules/maintenance/index.ts'
import { migrate, migrationNames, migrationsDirectory } from '#server/platform/database/migrations.ts'
import { demoRequest, enquiry, quoteRequest, submit } from '#tests/api/forms/forms.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff } from '#tests/support/staff.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { ask, backUpTo, contentOf, newFolder, newKey, restoreFrom } from './backups.ts'

let app: TestApp
let folder: string
let key: BackupKey

beforeAll(async () => {
  app = await startTestApp()
  folder = await newFolder()
  key = await newKey()
  await createStaff(app, 'super_admin')
  await submit(app, '/enquiries', enquiry())
  await submit(app, '/demo-requests', demoRequest())
  await submit(app, '/quote-requests', quoteRequest())
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

it('a backup of a running site, restored into an empty database, has every row, constraint, index, trigger and sequence', async () => {
  const saved = await contentOf(app.databaseUrl)
  const { name, tables, rows } = await backUpTo(folder, { url: app.databaseUrl, key })
  expect(await readdir(folder)).toEqual([name])
  expect(saved).toMatchObject({
    '"DemoRequest"': expect.stringMatching(/^1 /),
    '"Quote"': expect.stringMatching(/^1 /),
  })
  expect(tables).toBeGreaterThan(100)
  expect(rows).toBeGreaterThan(200)

  const target = await createTestDatabase('template0')
  const source = await openFile(path.join(folder, name))
  const report = await restoreFrom({ url: target.url, key, source })
  expect(report).toMatchObject({ tables, rows, previous: undefined, areSecretsLost: false })
  expect(await contentOf(target.url)).toEqual(saved)
  await target.drop()
})

it('what is written during a backup is either not in it, or whole', async () => {
  const writing = submit(app, '/enquiries', enquiry())
  const [{ name }] = await Promise.all([backUpTo(folder, { url: app.databaseUrl, key }), writing])
  expect(await readdir(folder)).toContain(name)
})

it('a backup of an earlier version is restored, and migrated to this one', { tags: ['night'] }, async () => {
  const earlier = await createTestDatabase('template0')
  await migrate(earlier.url, migrationsDirectory, new Set((await migrationNames()).slice(0, -12)))
  await ask(earlier.url, `UPDATE "AuditHead" SET "hash" = repeat('7', 64)`)
  const { name } = await backUpTo(folder, { url: earlier.url, key, now: () => new Date('2026-01-01T00:00:00Z') })
  const target = await createTestDatabase('template0')
  await restoreFrom({ url: target.url, key, source: await openFile(path.join(folder, name)) })
  expect(await migrate(target.url)).toEqual([])
  expect(await ask(target.url, 'SELECT "hash" FROM "AuditHead"')).toEqual([{ hash: '7'.repeat(64) }])
  await Promise.all([earlier.drop(), target.drop()])
})
