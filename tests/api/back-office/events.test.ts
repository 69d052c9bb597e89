import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publish } from '#server/platform/database/events.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { until } from '#tests/support/processes.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { follow } from './follow.ts'

/** Beats often, so that a test need not wait. */
const eventPace = { heartbeat: 100, pause: 100, life: 60_000 }

let app: TestApp
let viewer: StaffMember

beforeAll(async () => {
  app = await startTestApp({}, { eventPace })
  viewer = await createStaff(app, 'viewer')
})

afterAll(() => app.close())

describe('GET /admin/events', () => {
  it('says at its opening what to look at, and how soon to come back; then a sign of life', async () => {
    const page = await follow(app, viewer)
    expect(page.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(page.answer.headers.get('cache-control')).toBe('no-store')
    await until(() => page.heard('notifications') === 1 && page.heard('badges') === 1)
    expect(page.text()).toMatch(/^retry: 3000\n\n/)
    await until(() => /^:$/m.test(page.text()))
  })

  it.each([
    ['notifications.changed', 'notifications'],
    ['messages.changed', 'badges'],
    ['catalogue.changed', 'badges'],
    ['catalogue.changed', 'products'],
    ['sync.changed', 'sync'],
    ['settings.changed', 'settings'],
  ] as const)('%s, said by any instance, is heard as %s', async (event, heard) => {
    const page = await follow(app, viewer)
    await until(() => page.heard('badges') === 1)
    const before = page.heard(heard)
    await publish(app.services.database.prisma, event)
    await until(() => page.heard(heard) > before)
  })

  it('a burst of news is one look', async () => {
    const page = await follow(app, viewer)
    await until(() => page.heard('badges') === 1)
    const before = page.heard('notifications')
    for (let count = 0; count < 50; count += 1) await publish(app.services.database.prisma, 'notifications.changed')
    await publish(app.services.database.prisma, 'settings.changed')
    await until(() => page.heard('settings') > 0)
    expect(page.heard('notifications') - before).toBeLessThan(25)
  })

  it('ends at once when the session does, and says so', async () => {
    const leaver = await createStaff(app, 'editor')
    const [page, other] = [await follow(app, leaver), await follow(app, viewer)]
    await app.services.database.prisma.session.delete({ where: { id: leaver.sessionId } })
    await publish(app.services.database.prisma, 'sessions.changed')
    await until(() => page.ended())
    expect(page.heard('session')).toBe(1)
    expect([other.ended(), other.heard('session')]).toEqual([false, 0])
  })

  it('ends when its person is deactivated, or its time is over, at the next sign of life', async () => {
    const leaver = await createStaff(app, 'editor')
    const late = await createStaff(app, 'editor')
    const pages = [await follow(app, leaver), await follow(app, late)]
    const { prisma } = app.services.database
    await prisma.user.update({ where: { id: leaver.id }, data: { status: 'inactive' } })
    await prisma.session.update({ where: { id: late.sessionId }, data: { expiresAt: new Date() } })
    await until(() => pages.every((page) => page.ended() && page.heard('session') === 1))
  })

  it('says that rights have changed, and goes on', async () => {
    const riser = await createStaff(app, 'viewer')
    const page = await follow(app, riser)
    await app.services.database.prisma.user.update({ where: { id: riser.id }, data: { role: 'editor' } })
    await publish(app.services.database.prisma, 'sessions.changed')
    await until(() => page.heard('session') === 1)
    expect(page.ended()).toBe(false)
  })

  it('keeps the session in use while it is open', async () => {
    const staff = await createStaff(app, 'viewer')
    const { prisma } = app.services.database
    const long = new Date(Date.now() - 5 * 60_000)
    const seen = async () => (await prisma.session.findUniqueOrThrow({ where: { id: staff.sessionId } })).lastSeenAt
    await follow(app, staff)
    await prisma.session.update({ where: { id: staff.sessionId }, data: { lastSeenAt: long } })
    await until(async () => (await seen()) > long)
  })

  it('of seven pages of one session, the oldest gives way', async () => {
    const staff = await createStaff(app, 'viewer')
    const pages = [await follow(app, staff)]
    while (pages.length < 7) pages.push(await follow(app, staff))
    await until(() => pages[0]?.ended())
    expect(pages.slice(1).map((page) => page.ended())).toEqual(Array(6).fill(false))
  })

  it('a page that is closed is forgotten: its session is not in use any more', async () => {
    const staff = await createStaff(app, 'viewer')
    const page = await follow(app, staff)
    await until(() => /^:$/m.test(page.text()))
    page.leave()
    await until(() => page.ended())
    const { prisma } = app.services.database
    const long = new Date(Date.now() - 5 * 60_000)
    await until(async () => {
      await prisma.session.update({ where: { id: staff.sessionId }, data: { lastSeenAt: long } })
      await other()
      return (await prisma.session.findUniqueOrThrow({ where: { id: staff.sessionId } })).lastSeenAt <= long
    })

    /** Long enough for two signs of life to a page that is open. */
    async function other() {
      const open = await follow(app, viewer)
      await until(() => open.text().split(/^:$/m).length > 3)
    }
  })

  it('a shutdown waits for no open page', async () => {
    const short = await startTestApp({}, { eventPace })
    const staff = await createStaff(short, 'viewer')
    const page = await follow(short, staff)
    const charactersOfLife = () => page.text().split(/^:$/m).length
    const before = charactersOfLife()
    const closed = short.close()
    await until(() => page.ended())
    expect(charactersOfLife() - before).toBeLessThan(5)
    await closed
  })
})
