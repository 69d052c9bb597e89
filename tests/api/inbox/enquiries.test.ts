import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assigneesSchema, enquiryDetailSchema, enquiryPageSchema } from '#contract/requests/messages.ts'
import { threadSchema } from '#contract/sales/activities.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { many } from '#tests/api/forms/forms.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { lastAudited, newEnquiry, patch, post, readEnquiry } from './inbox.ts'

let app: TestApp
let viewer: StaffMember
let editor: StaffMember
let colleague: StaffMember

beforeAll(async () => {
  app = await startTestApp({}, { limits: many })
  viewer = await createStaff(app, 'viewer', { name: 'Vera' })
  editor = await createStaff(app, 'editor', { name: 'Edith' })
  colleague = await createStaff(app, 'manager', { name: 'Manuel' })
})

afterAll(() => app.close())

it('what a visitor sends begins its thread, and has 24 hours', async () => {
  const { status, version, assigneeId, dueAt, createdAt, thread } = await newEnquiry(app, viewer)
  expect({ status, version, assigneeId }).toEqual({ status: 'new', version: 1, assigneeId: null })
  expect(Date.parse(dueAt ?? '') - Date.parse(createdAt)).toBe(24 * 3_600_000)
  expect(thread).toMatchObject([{ kind: 'created', actorKind: 'visitor', actorName: '陳家明' }])
})

describe('whose it is', () => {
  it('assignees are active staff who may answer', async () => {
    await createStaff(app, 'editor', { name: 'Gone' }).then(({ id }) =>
      app.services.database.prisma.user.update({ where: { id }, data: { status: 'inactive' } }),
    )
    const { items } = await answered(await ask(app, '/admin/assignees', viewer), assigneesSchema)
    expect(items.map(({ name }) => name)).toEqual(['Edith', 'Manuel'])
  })

  it('is noted, audited, and told to them alone', async () => {
    const { id, reference } = await newEnquiry(app, viewer)
    const given = await patch(app, `/admin/enquiries/${id}`, editor, { version: 1, assigneeId: colleague.id })
    const detail = await answered(given, enquiryDetailSchema)
    expect(detail).toMatchObject({ assigneeName: 'Manuel', version: 2, status: 'new' })
    expect(detail.thread.at(-1)).toMatchObject({ kind: 'assigned', actorName: 'Edith', params: { name: 'Manuel' } })
    expect(await lastAudited(app)).toEqual({
      action: 'enquiry.changed',
      entityName: reference,
      before: { assigneeId: null },
      after: { assigneeId: colleague.id },
    })
    const notifications = await app.services.database.prisma.notification.findMany({
      where: { kind: 'message.assigned' },
    })
    expect(notifications).toMatchObject([
      { userId: colleague.id, params: { entity: 'enquiry', id, reference, by: 'Edith' } },
    ])
  })

  it('who takes it is told nothing, and may give it back', async () => {
    const { prisma } = app.services.database
    const before = await prisma.notification.count({ where: { kind: 'message.assigned' } })
    const { id } = await newEnquiry(app, viewer)
    await answered(
      await patch(app, `/admin/enquiries/${id}`, editor, { version: 1, assigneeId: editor.id }),
      enquiryDetailSchema,
    )
    const mine = await answered(await ask(app, '/admin/enquiries?assignee=mine', editor), enquiryPageSchema)
    expect(mine.items.map((row) => row.id)).toEqual([id])
    const back = await patch(app, `/admin/enquiries/${id}`, editor, { version: 2, assigneeId: null })
    expect(await answered(back, enquiryDetailSchema)).toMatchObject({ assigneeId: null, version: 3 })
    expect(await prisma.notification.count({ where: { kind: 'message.assigned' } })).toBe(before)
  })

  it.each(['viewer', 'nobody'])('cannot be a %s', async (who) => {
    const { id } = await newEnquiry(app, viewer)
    const assigneeId = who === 'viewer' ? viewer.id : randomUUID()
    const { errors } = await refused(
      await patch(app, `/admin/enquiries/${id}`, editor, { version: 1, assigneeId }),
      400,
      'assignee.unknown',
    )
    expect(errors?.[0]?.path).toBe('assigneeId')
    expect(await readEnquiry(app, viewer, id)).toMatchObject({ version: 1, assigneeId: null })
  })
})

describe('where it stands', () => {
  async function moved(id: string, version: number, status: string) {
    return answered(await patch(app, `/admin/enquiries/${id}`, editor, { version, status }), enquiryDetailSchema)
  }

  it('answered by hand stops the clock, and new lets it run again', async () => {
    const { id, dueAt } = await newEnquiry(app, viewer)
    const done = await moved(id, 1, 'answered')
    expect(done).toMatchObject({ status: 'answered', dueAt: null, answeredAt: expect.any(String) })
    expect(done.thread.at(-1)).toMatchObject({ kind: 'status', params: { from: 'new', to: 'answered' } })
    const working = await moved(id, 2, 'in_progress')
    expect(working).toMatchObject({ dueAt: null, answeredAt: done.answeredAt })
    expect(await moved(id, 3, 'new')).toMatchObject({ dueAt, answeredAt: null })
  })

  it('closed has no clock', async () => {
    const { id } = await newEnquiry(app, viewer)
    expect(await moved(id, 1, 'closed')).toMatchObject({ status: 'closed', dueAt: null, answeredAt: null })
  })

  it('the same again changes nothing', async () => {
    const { id } = await newEnquiry(app, viewer)
    expect(await moved(id, 1, 'new')).toMatchObject({ version: 1, thread: [{ kind: 'created' }] })
  })

  it('of two who change it at once, one sees what the other did', async () => {
    const { id } = await newEnquiry(app, viewer)
    const answers = await Promise.all([
      patch(app, `/admin/enquiries/${id}`, editor, { version: 1, status: 'in_progress' }),
      patch(app, `/admin/enquiries/${id}`, colleague, { version: 1, assigneeId: colleague.id }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const late = answers.find(({ status }) => status === 409)
    if (!late) throw new Error('Both were taken')
    const { current } = await refused(late, 409, 'record.changed')
    expect(enquiryDetailSchema.parse(current)).toMatchObject({ id, version: 2 })
    expect((await readEnquiry(app, viewer, id)).thread).toHaveLength(2)
  })
})

describe('what is said', () => {
  it('a note and an answer by phone stand in the thread, by whom, and the audit log holds no word of them', async () => {
    const { id, reference } = await newEnquiry(app, viewer)
    const noted = await post(app, `/admin/enquiries/${id}/notes`, editor, { text: ' 已致電，沒有人聽。 ' })
    await answered(noted, threadSchema)
    const got = await post(app, `/admin/enquiries/${id}/received`, editor, { text: 'Call me at five', via: 'phone' })
    const thread = await answered(got, threadSchema)
    expect(thread.slice(1)).toMatchObject([
      { kind: 'note', text: '已致電，沒有人聽。', actorName: 'Edith', mail: null },
      { kind: 'received', text: 'Call me at five', params: { via: 'phone' } },
    ])
    const audited = await lastAudited(app)
    expect(audited).toEqual({ action: 'enquiry.received', entityName: reference, before: null, after: null })
  })

  it('nothing is mailed where no mail server is known, and nothing is written then', async () => {
    const { id } = await newEnquiry(app, viewer)
    const reply = await post(app, `/admin/enquiries/${id}/replies`, editor, { subject: 'Re', text: 'Hello' })
    await refused(reply, 409, 'mail.not_configured')
    expect(await readEnquiry(app, viewer, id)).toMatchObject({ status: 'new', answeredAt: null, thread: [{}] })
  })
})
