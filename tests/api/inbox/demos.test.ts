import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCalendarSchema, demoRequestDetailSchema } from '#contract/requests/messages.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { mailTo, quick } from '#tests/api/deliveries/deliveries.ts'
import { many } from '#tests/api/forms/forms.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type MailServer, type ReceivedMail, startMailServer } from '#tests/support/mail/smtp.ts'
import { until } from '#tests/support/processes.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { lastAudited, newDemo, patch, post, readDemo } from './inbox.ts'

let mails: MailServer
let app: TestApp
let viewer: StaffMember
let editor: StaffMember
let colleague: StaffMember
/** Working days that nobody else in this file uses, one for each test. */
let days: string[]

beforeAll(async () => {
  mails = await startMailServer()
  app = await startTestApp({ SMTP_URL: mails.url, ...mailTo }, { limits: many, pace: quick })
  viewer = await createStaff(app, 'viewer', { name: 'Vera' })
  editor = await createStaff(app, 'editor', { name: 'Edith' })
  colleague = await createStaff(app, 'manager', { name: 'Manuel' })
  days = await workingDays()
})

afterAll(async () => {
  await app.close()
  await mails.close()
})

/** Of the next 60 days, by the calendar itself. */
async function workingDays(): Promise<string[]> {
  const dayOf = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  const path = `/admin/demo-requests/calendar?from=${dayOf(2)}&to=${dayOf(60)}`
  const { closed } = await answered(await ask(app, path, viewer), demoCalendarSchema)
  const isClosed = new Set(closed.map(({ date }) => date))
  return Array.from({ length: 58 }, (_, index) => dayOf(index + 2)).filter((day) => !isClosed.has(day))
}

function freshDay(): string {
  const day = days.shift()
  if (!day) throw new Error('No working day is left')
  return day
}

const confirm = (id: string, body: object, staff = editor) =>
  post(app, `/admin/demo-requests/${id}/confirm`, staff, body)
const decline = (id: string, body: object, staff = editor) =>
  post(app, `/admin/demo-requests/${id}/decline`, staff, body)

/** The mail to a visitor whose subject says this. */
function mailAbout(reference: string, words: string): Promise<ReceivedMail> {
  return until(async () =>
    mails.mails.find(({ headers: { subject = '' } }) => subject.includes(reference) && subject.includes(words)),
  )
}

describe('agreeing on a slot', () => {
  it('mails it in their language with a calendar entry, ends the clock, and is noted and audited', async () => {
    const date = freshDay()
    const { id, reference } = await newDemo(app, viewer, { language: 'en', name: 'Ann Lee' })
    const answer = await confirm(id, { version: 1, date, time: '14:00', message: 'We bring\ntwo sensors.' })
    const detail = await answered(answer, demoRequestDetailSchema)
    expect(detail).toMatchObject({
      status: 'confirmed',
      scheduledDate: date,
      scheduledTime: '14:00',
      dueAt: null,
      version: 2,
    })
    expect(detail.answeredAt).not.toBeNull()
    expect(detail.thread.at(-1)).toMatchObject({
      kind: 'demo.confirmed',
      actorName: 'Edith',
      params: { date, time: '14:00' },
    })
    expect(await lastAudited(app)).toMatchObject({ action: 'demo_request.confirmed', entityName: reference })

    const mail = await mailAbout(reference, 'is confirmed')
    expect(mail.recipients).toEqual(['ka-ming.chan@buyer.example'])
    expect(mail.headers['reply-to']).toContain('sales@harbour.example')
    expect(mail.headers).not.toHaveProperty('auto-submitted')
    expect(mail.text).toMatch(/Dear Ann Lee,[\s\S]*We bring\ntwo sensors\.[\s\S]*Edith[\s\S]*14:00, Hong Kong time/)
    const compact = date.replaceAll('-', '')
    expect(mail.calendar.split('\n')).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'TZID:Asia/Hong_Kong',
        `UID:${id}`,
        expect.stringMatching(/^DTSTAMP:\d{8}T\d{6}Z$/),
        'SEQUENCE:1',
        `DTSTART;TZID=Asia/Hong_Kong:${compact}T140000`,
        `DTEND;TZID=Asia/Hong_Kong:${compact}T144500`,
        'STATUS:CONFIRMED',
        expect.stringMatching(/^ORGANIZER;.*mailto:sales@harbour\.example$/i),
        expect.stringMatching(/^ATTENDEE;.*mailto:ka-ming\.chan@buyer\.example$/i),
      ]),
    )
    await until(async () => (await readDemo(app, viewer, id)).thread.at(-1)?.mail?.status === 'delivered')
  })

  it('moving it replaces the entry in one thread of mails, and cancelling takes it out and gives the slot back', async () => {
    const date = freshDay()
    const { id, reference } = await newDemo(app, viewer)
    await answered(await confirm(id, { version: 1, date, time: '09:00', message: '' }), demoRequestDetailSchema)
    const first = await mailAbout(reference, '已確認')
    const moved = await answered(
      await confirm(id, { version: 2, date, time: '16:00', message: '' }),
      demoRequestDetailSchema,
    )
    expect(moved.thread.at(-1)).toMatchObject({ kind: 'demo.moved', params: { fromTime: '09:00', time: '16:00' } })
    const second = await mailAbout(reference, '已改期')
    expect(second.headers['in-reply-to']).toBe(first.headers['message-id'])
    expect(second.calendar).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:2[\s\S]*T160000/)

    const gone = await answered(await decline(id, { version: 3, message: '技術員當日放假。' }), demoRequestDetailSchema)
    expect(gone).toMatchObject({ status: 'declined', scheduledDate: null, holdsSlot: false, version: 4 })
    const third = await mailAbout(reference, '已取消')
    expect(third.text).toContain('技術員當日放假。')
    expect(third.calendar).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:3[\s\S]*STATUS:CANCELLED/)
    expect(third.calendar).toContain(`UID:${id}`)
    expect(third.headers.references).toContain(first.headers['message-id'])
    await refused(await confirm(id, { version: 4, date, time: '16:00', message: '' }), 409, 'demo.state')

    const next = await newDemo(app, viewer)
    await answered(await confirm(next.id, { version: 1, date, time: '16:00', message: '' }), demoRequestDetailSchema)
  })

  it('a request that was never agreed on is declined without an entry, and the slot that it held is free', async () => {
    const date = freshDay()
    const { id, reference, holdsSlot } = await newDemo(app, viewer, { preferredDate: date, preferredTime: '10:00' })
    expect(holdsSlot).toBe(true)
    await answered(await decline(id, { version: 1, message: '' }), demoRequestDetailSchema)
    const mail = await mailAbout(reference, '未能安排')
    expect([mail.calendar, mail.files]).toEqual(['', []])
    const free = await ask(app, `/demo-slots?date=${date}`)
    expect(await free.text()).toContain('"10:00"')
  })

  it('of two who agree on one slot for two visitors at once, one has it', async () => {
    const date = freshDay()
    const [one, other] = [await newDemo(app, viewer), await newDemo(app, viewer)]
    const body = { version: 1, date, time: '11:00', message: '' }
    const answers = await Promise.all([confirm(one.id, body), confirm(other.id, body, colleague)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const late = answers.find(({ status }) => status === 409)
    if (late) await refused(late, 409, 'demo_slot.taken')
    const loser = answers[0]?.status === 409 ? one : other
    expect(await readDemo(app, viewer, loser.id)).toMatchObject({ status: 'requested', version: 1, answeredAt: null })
  })

  it('two demos that change places at once leave one slot to each', async () => {
    const date = freshDay()
    const [one, other] = [await newDemo(app, viewer), await newDemo(app, viewer)]
    await answered(await confirm(one.id, { version: 1, date, time: '09:00', message: '' }), demoRequestDetailSchema)
    await answered(await confirm(other.id, { version: 1, date, time: '10:00', message: '' }), demoRequestDetailSchema)
    const answers = await Promise.all([
      confirm(one.id, { version: 2, date, time: '10:00', message: '' }),
      confirm(other.id, { version: 2, date, time: '09:00', message: '' }),
    ])
    for (const answer of answers) if (answer.status !== 200) await refused(answer, 409, 'demo_slot.taken')
    const slots = [await readDemo(app, viewer, one.id), await readDemo(app, viewer, other.id)]
    expect(new Set(slots.map(({ scheduledTime }) => scheduledTime)).size).toBe(2)
  })

  it('is refused on days and at times when nobody gives demos', async () => {
    const { id } = await newDemo(app, viewer)
    const past = '2026-01-05'
    const saturday = nextSaturday()
    for (const date of [past, saturday]) {
      await refused(await confirm(id, { version: 1, date, time: '10:00', message: '' }), 409, 'demo_slot.closed')
    }
    await refused(await confirm(id, { version: 1, date: days[0], time: '12:00', message: '' }), 400, 'request.invalid')
  })
})

function nextSaturday(): string {
  const now = new Date(Date.now() + 2 * 86_400_000)
  now.setUTCDate(now.getUTCDate() + ((6 - now.getUTCDay() + 7) % 7))
  return now.toISOString().slice(0, 10)
}

describe('what was held', () => {
  it('is marked by hand, and only of what was agreed on', async () => {
    const date = freshDay()
    const { id } = await newDemo(app, viewer)
    await refused(
      await patch(app, `/admin/demo-requests/${id}`, editor, { version: 1, status: 'completed' }),
      409,
      'demo.state',
    )
    await answered(await confirm(id, { version: 1, date, time: '15:00', message: '' }), demoRequestDetailSchema)
    const done = await patch(app, `/admin/demo-requests/${id}`, editor, {
      version: 2,
      status: 'completed',
      assigneeId: editor.id,
    })
    expect(await answered(done, demoRequestDetailSchema)).toMatchObject({ status: 'completed', assigneeName: 'Edith' })
    await refused(await decline(id, { version: 3, message: '' }), 409, 'demo.state')
    const back = await patch(app, `/admin/demo-requests/${id}`, editor, { version: 3, status: 'confirmed' })
    expect(await answered(back, demoRequestDetailSchema)).toMatchObject({ status: 'confirmed', scheduledTime: '15:00' })
  })
})

describe('GET /admin/demo-requests/calendar', () => {
  it('shows who holds a slot and who wishes for a day, and the days without demos', async () => {
    const date = freshDay()
    const wish = await newDemo(app, viewer, { preferredDate: date })
    const held = await newDemo(app, viewer, { preferredDate: date, preferredTime: '09:00' })
    const sunday = new Date(Date.parse(date) + ((7 - new Date(date).getUTCDay()) % 7) * 86_400_000)
    const to = sunday.toISOString().slice(0, 10)
    const path = `/admin/demo-requests/calendar?from=${date}&to=${to}`
    const { items, closed } = await answered(await ask(app, path, viewer), demoCalendarSchema)
    const ids = items.filter((item) => [item.preferredDate, item.scheduledDate].includes(date)).map(({ id }) => id)
    expect(ids.toSorted()).toEqual([wish.id, held.id].toSorted())
    expect(closed).toContainEqual({ date: to, reason: 'weekend' })
  })

  it('marks the general holidays of Hong Kong', async () => {
    const path = '/admin/demo-requests/calendar?from=2026-12-24&to=2026-12-26'
    const { closed } = await answered(await ask(app, path, viewer), demoCalendarSchema)
    expect(closed).toEqual([
      { date: '2026-12-25', reason: 'holiday' },
      { date: '2026-12-26', reason: 'weekend' },
    ])
  })

  it.each(['from=2026-01-01&to=2026-03-04', 'from=2026-01-02&to=2026-01-01', 'from=soon&to=2026-01-01', ''])(
    'refuses %s',
    async (query) => {
      await refused(await ask(app, `/admin/demo-requests/calendar?${query}`, viewer), 400, 'request.invalid')
    },
  )
})
