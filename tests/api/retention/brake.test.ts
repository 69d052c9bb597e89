import { beforeEach, describe, expect, it } from 'vitest'
import { type Retention, retentionSchema } from '#contract/staff/retention.ts'
import { call, codeOf } from '#tests/api/staff/auth.ts'
import { daysFrom } from '#tests/support/clock.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { addEnquiries } from './enquiries.ts'

/** Who is told. */
let admin: StaffMember
/** Who asked last. */
let decider: StaffMember
/** What the app's clock says; PostgreSQL's goes on. */
let now: Date

const app = await restoredApp({}, { now: () => now })

beforeEach(async () => {
  now = new Date()
  admin = await createStaff(app, 'super_admin')
})

const prisma = () => app.services.database.prisma
const night = () => app.services.retentionBrake.run()
const kept = () => prisma().enquiry.count()
const notifications = () => prisma().notification.findMany({ where: { kind: 'retention.held', userId: admin.id } })

/** As a Super Admin by the clock as it is: a session of before a jump has ended, a password has expired. */
async function askAsAdmin(method: string, path: string): Promise<Response> {
  decider = await createStaff(app, 'super_admin')
  await prisma().user.update({ where: { id: decider.id }, data: { passwordChangedAt: now } })
  return call(app, method, path, { headers: decider.cookie })
}

async function retention(): Promise<Retention> {
  const answer = await askAsAdmin('GET', '/admin/retention')
  expect(answer.status).toBe(200)
  return retentionSchema.parse(await answer.json())
}

async function heldId(): Promise<string> {
  const { held } = await retention()
  if (!held) throw new Error('Nothing waits')
  return held.id
}

const decide = (id: string, how: 'approve' | 'decline') => askAsAdmin('POST', `/admin/retention/${id}/${how}`)

/** 27 months, as a clock was wrong once. */
const ahead = 820

describe('a night that would erase what it should not stops and asks', () => {
  it('a clock 27 months ahead erases none of 127 enquiries, however often it runs, and tells the Super Admin once', async () => {
    const manager = await createStaff(app, 'manager')
    await addEnquiries(prisma(), { count: 127, daysAgo: 1 })
    now = daysFrom(now, ahead)
    await Promise.all([night(), night()])
    await night()
    expect(await kept()).toBe(127)
    const { held, erasedAt } = await retention()
    expect(erasedAt).toBeNull()
    expect(held?.reasons).toEqual(['clocks_differ', 'long_gap', 'unusual_amount'])
    expect(held?.due).toContainEqual({ kind: 'enquiries', due: 127, of: 127 })
    expect(await notifications()).toMatchObject([{ params: { due: 127 } }])
    expect(await prisma().notification.count({ where: { userId: manager.id } })).toBe(0)
  })

  it('where PostgreSQL has the same clock: what was written last is long ago', async () => {
    await addEnquiries(prisma(), { count: 127, daysAgo: ahead }) // as if both clocks had jumped since
    await night()
    expect(await kept()).toBe(127)
    expect((await retention()).held?.reasons).toEqual(['long_gap', 'unusual_amount'])
  })

  it('with both clocks right: more than half of what there is', async () => {
    await night()
    await addEnquiries(prisma(), { count: 30, daysAgo: 800 })
    await addEnquiries(prisma(), { count: 25, daysAgo: 1 })
    await night()
    expect(await kept()).toBe(55)
    expect((await retention()).held?.reasons).toEqual(['unusual_amount'])
  })

  it('an ordinary night erases without asking', async () => {
    await night()
    await addEnquiries(prisma(), { count: 5, daysAgo: 800 })
    await addEnquiries(prisma(), { count: 50, daysAgo: 1 })
    await night()
    expect(await kept()).toBe(50)
    expect(await retention()).toEqual({ erasedAt: now.toISOString(), held: null })
    expect(await notifications()).toEqual([])
  })

  it('once the clock is put right, nothing waits any more', async () => {
    await addEnquiries(prisma(), { count: 30, daysAgo: 1 })
    await night()
    now = daysFrom(now, ahead)
    await night()
    expect((await retention()).held).not.toBeNull()
    now = new Date()
    await night()
    expect((await retention()).held).toBeNull()
    expect(await kept()).toBe(30)
  })
})

describe('staff decide', () => {
  it('to go on: what was shown is erased, what was answered since stays; the audit log has it', async () => {
    await addEnquiries(prisma(), { count: 30, daysAgo: 800 })
    await night()
    const id = await heldId()
    const answered = await prisma().enquiry.findFirstOrThrow()
    await prisma().enquiry.update({ where: { id: answered.id }, data: { status: 'in_progress' } })
    const answer = await decide(id, 'approve')
    const { id: actorId } = decider
    expect(retentionSchema.parse(await answer.json()).held).toBeNull()
    expect(await prisma().enquiry.findMany({ select: { id: true } })).toEqual([{ id: answered.id }])
    const [entry] = await prisma().auditEntry.findMany({ where: { action: 'retention.approved' } })
    expect(entry).toMatchObject({ actorId, entity: 'retention', entityId: id })
    expect(entry?.after).toMatchObject({ due: expect.arrayContaining([{ kind: 'enquiries', due: 30, of: 30 }]) })
    expect(await codeOf(await decide(id, 'approve'), 409)).toBe('retention.settled')
    await night()
    expect((await retention()).held).toBeNull()
  })

  it('not to: nothing is erased, and it asks again after a week', async () => {
    await addEnquiries(prisma(), { count: 30, daysAgo: 800 })
    await night()
    const id = await heldId()
    expect((await decide(id, 'decline')).status).toBe(200)
    now = daysFrom(now, 6)
    await night()
    expect((await retention()).held).toBeNull()
    now = daysFrom(now, 2)
    await night()
    expect((await retention()).held?.id).not.toBe(id)
    expect(await kept()).toBe(30)
    expect(await prisma().auditEntry.count({ where: { action: 'retention.declined' } })).toBe(1)
    expect(await notifications()).toHaveLength(2)
  })

  it('only on what they saw: another night has put another in its place', async () => {
    await addEnquiries(prisma(), { count: 30, daysAgo: 800 })
    await night()
    const id = await heldId()
    await night()
    expect(await codeOf(await decide(id, 'approve'), 409)).toBe('retention.settled')
    expect(await kept()).toBe(30)
  })
})
