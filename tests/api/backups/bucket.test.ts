import { rm } from 'node:fs/promises'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { BackupKey } from '#server/modules/maintenance/backup/backup-key.ts'
import { openStore } from '#server/modules/maintenance/index.ts'
import { enquiry, submit } from '#tests/api/forms/forms.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { backUpTo, contentOf, newFolder, newKey, restoreFrom } from './backups.ts'

const to = 's3://backups/site'

let app: TestApp
let key: BackupKey
let folder: string
let bucket: S3rver

beforeAll(async () => {
  app = await startTestApp()
  key = await newKey()
  folder = await newFolder()
  const configureBuckets = [{ name: 'backups' }]
  bucket = new S3rver({ address: '127.0.0.1', port: 0, directory: folder, silent: true, configureBuckets })
  const { port } = await bucket.run()
  vi.stubEnv('AWS_ENDPOINT_URL_S3', `http://127.0.0.1:${port}`)
  vi.stubEnv('AWS_REGION', 'us-east-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER')
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await bucket.close()
  await app.close()
  await rm(folder, { recursive: true })
})

it('a backup in a bucket is restored with every row, and an older one makes room', { tags: ['night'] }, async () => {
  await submit(app, '/enquiries', enquiry())
  const saved = await contentOf(app.databaseUrl)
  const keeping = { days: 1, weeks: 0, months: 0 }
  const from = { url: app.databaseUrl, key, keeping }
  const earlier = await backUpTo(to, { ...from, now: () => new Date('2026-11-28T18:30:00Z') })
  const { name } = await backUpTo(to, { ...from, now: () => new Date('2026-11-29T18:30:00Z') })
  expect(earlier.name).not.toBe(name)
  const store = await openStore(to)
  expect(await store.list()).toEqual([name])

  const target = await createTestDatabase('template0')
  await restoreFrom({ url: target.url, key, source: await store.open(name) })
  const restored = await contentOf(target.url)
  await target.drop()
  expect(restored).toMatchObject({ '"Enquiry"': saved['"Enquiry"'], '"Product"': saved['"Product"'] })
})

it('a bucket that does not exist is an error of one line', { tags: ['night'] }, async () => {
  await expect(backUpTo('s3://nowhere', { url: app.databaseUrl, key })).rejects.toThrow(
    /^The bucket nowhere did not answer as it should.*$/,
  )
})
