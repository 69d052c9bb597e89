import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLinksRepo } from '#server/modules/staff/links/links.repo.ts'
import { createUsersRepo } from '#server/modules/staff/users/users.repo.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { enquiry } from '#tests/api/forms/forms.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { until } from '#tests/support/processes.ts'
import { createStaff } from '#tests/support/staff.ts'
import { call, codeOf } from './auth.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

/** Does something in a transaction that stays open until `release`. */
function held(work: (tx: Transaction) => Promise<unknown>, last?: (tx: Transaction) => Promise<unknown>) {
  const begun = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const done = app.services.database.prisma.$transaction(
    async (tx) => {
      await work(tx)
      begun.resolve()
      await released.promise
      await last?.(tx)
    },
    { timeout: 20_000 },
  )
  return { begun: begun.promise, release: released.resolve, done }
}

async function somebodyWaits(): Promise<boolean> {
  const [found] = await app.services.database.prisma.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  return (found?.count ?? 0) > 0
}

describe('while staff are changed', () => {
  it('a visitor’s message is taken: telling the same staff of it waits for nobody', async () => {
    const admin = await createStaff(app, 'super_admin')
    const change = held((tx) => createUsersRepo(tx, () => new Date()).lock(admin.id))
    await change.begun
    const sent = call(app, 'POST', '/enquiries', { body: enquiry() })
    let status = 0
    const answered = sent.then((answer) => {
      status = answer.status
    })
    await until(async () => status > 0 || (await somebodyWaits()))
    const before = status
    change.release()
    await Promise.all([answered, change.done])
    expect(before).toBe(201)
  })

  it('a link that is used just as it ends is refused, and stops nobody', async () => {
    const { id } = await createStaff(app, 'editor')
    const { links } = app.services.staff
    const { prisma } = app.services.database
    const { url } = await prisma.$transaction((tx) => links.issue(tx, 'password_reset', id, app.url))
    const change = held(
      (tx) => tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${id}::uuid FOR NO KEY UPDATE`,
      (tx) => createLinksRepo(tx).endOf(id),
    )
    await change.begun
    const body = { token: url.split('#')[1], password: 'tide-gauge-marlin-7' }
    const used = call(app, 'POST', '/auth/links/use', { body })
    await until(somebodyWaits)
    change.release()
    await change.done
    expect(await codeOf(await used, 410)).toBe('link.invalid')
    expect(await prisma.user.findUnique({ where: { id } })).toMatchObject({ passwordHash: 'none' })
  })
})
