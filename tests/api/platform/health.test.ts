import { tmpdir } from 'node:os'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#server/platform/database/database.ts'
import type { Readiness } from '#server/platform/http/health.ts'
import { createReadiness } from '#server/platform/http/readiness.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { openLine } from '#tests/support/line.ts'
import { smallDisk } from '#tests/support/small-disk.ts'
import { appWith } from './app-with.ts'
import { silentProxy } from './silent-proxy.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

async function ask(path: string, readiness: Readiness): Promise<[status: number, body: unknown]> {
  await using inside = await appWith(app, { readiness })
  const answer = await inside.inject(path)
  return [answer.statusCode, answer.json()]
}

const there = async () => undefined

/** Readiness of the app's database, seen from elsewhere; `url` where it is not asked directly. */
async function troubleOf(other: { url?: string; folder?: string; now?: () => Date } = {}): Promise<string | undefined> {
  const { url = app.databaseUrl, folder, now = () => new Date() } = other
  const database = openDatabase(url, () => undefined)
  const look = createReadiness({ database, folder, now, log: pino({ level: 'silent' }) })
  return look().finally(database.close)
}

async function changed(statement: string): Promise<void> {
  await app.services.database.prisma.$executeRawUnsafe(statement)
}

describe('design, "REST API": /health/live and /health/ready', () => {
  it.each(['/health/live', '/health/ready'])('%s of a running app is ok', async (path) => {
    const answer = await fetch(app.url + path)
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }])
  })

  it('is not ready while it stops', async () => {
    const answer = await ask('/health/ready', { stopping: true, trouble: there })
    expect(answer).toEqual([503, { status: 'unavailable', reason: 'stopping' }])
  })

  it('is not ready for a reason that it names', async () => {
    const answer = await ask('/health/ready', { stopping: false, trouble: async () => 'disk' })
    expect(answer).toEqual([503, { status: 'unavailable', reason: 'disk' }])
  })

  it('is alive all the same', async () => {
    const answer = await ask('/health/live', { stopping: true, trouble: async () => 'database' })
    expect(answer).toEqual([200, { status: 'ok' }])
  })
})

describe('what readiness looks at', () => {
  it('a database that answers, takes writes, and is as it should be is no trouble', async () => {
    expect(await troubleOf({ folder: tmpdir() })).toBeUndefined()
  })

  it('a database that is away', async () => {
    const line = await openLine(app.databaseUrl)
    await line.cut()
    expect(await troubleOf({ url: line.url })).toBe('database')
  })

  it('a database that does not answer', async () => {
    const line = await silentProxy(app.databaseUrl)
    line.silence()
    expect(await troubleOf({ url: line.url })).toBe('database')
  })

  it.each([
    ['ahead', 61_000],
    ['behind', -61_000],
  ])('a clock a minute %s of PostgreSQL’s', async (_, differenceMs) => {
    expect(await troubleOf({ now: () => new Date(Date.now() + differenceMs) })).toBe('clock')
  })

  it('less than a minute between the clocks is none', async () => {
    expect(await troubleOf({ now: () => new Date(Date.now() + 45_000) })).toBeUndefined()
  })

  it.each([
    ['has another wording', `"checksum" = 'other'`],
    ['is not finished', `"finished_at" = NULL`],
  ])('a migration of the database that %s', async (_, change) => {
    await changed(`CREATE TABLE "before" AS TABLE "_prisma_migrations"`)
    await changed(`UPDATE "_prisma_migrations" SET ${change} WHERE "migration_name" LIKE '%_visitors'`)
    expect(await troubleOf()).toBe('migrations')
    await changed(
      `UPDATE "_prisma_migrations" m SET "checksum" = b."checksum", "finished_at" = b."finished_at" FROM "before" b WHERE b."id" = m."id"`,
    )
    await changed(`DROP TABLE "before"`)
  })

  const disk = smallDisk(40)
  if (disk) {
    afterAll(disk.remove)

    it('less than 32 MB on the disk of the PostgreSQL from npm', async () => {
      expect(await troubleOf({ folder: disk.folder })).toBeUndefined()
      await disk.fill(31 * 1024 * 1024)
      expect(await troubleOf({ folder: disk.folder })).toBe('disk')
    })
  }
})
