import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPaceRepo } from '#server/modules/sync/notion/pace/pace.repo.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('gives requests to Notion moments of their own, as far apart as asked, whoever asks; those that leave together the first of theirs', async () => {
  const waits = await app.services.database.prisma.$transaction(async (tx) => {
    // within a transaction PostgreSQL's clock stands still
    const [one, other] = [createPaceRepo(tx), createPaceRepo(tx)]
    return [await one.takeSlots(1, 334), await other.takeSlots(2, 334), await one.takeSlots(1, 334)]
  })
  expect(waits.map((ms) => Math.abs(Math.round(ms)))).toEqual([0, 334, 1002])
})
