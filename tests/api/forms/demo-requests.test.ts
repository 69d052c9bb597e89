import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoSlots, demoSlotsSchema } from '#contract/requests/demo-requests.ts'
import { appWith } from '#tests/api/platform/app-with.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import {
  book,
  demoRequest,
  formServices,
  many,
  post,
  problemOf,
  proofOfWork,
  receiptOf,
  refusedFields,
  submit,
} from './forms.ts'

/** Wednesday 25 November 2026, noon in Hong Kong; the 26th is a working day. */
const now = new Date('2026-11-25T04:00:00Z')
const saturday = '2026-11-28'
const christmas = '2026-12-25'

let test: TestApp
/** Two instances whose clock stands still. */
let app: { url: string }
let other: { url: string }

beforeAll(async () => {
  test = await startTestApp({}, { limits: many })
  app = await instanceAt(now)
  other = await instanceAt(now)
})

afterAll(() => test.close())

const instances: (() => Promise<unknown>)[] = []
afterAll(() => Promise.all(instances.map((close) => close())))

async function instanceAt(moment: Date): Promise<{ url: string }> {
  const instance = await appWith(test, { ...formServices(test, { now: () => moment }), limits: many })
  instances.push(() => instance.close())
  return { url: await instance.listen({ host: '127.0.0.1', port: 0 }) }
}

async function slots(date: string, at = app): Promise<DemoSlots> {
  const answer = await fetch(`${at.url}/api/v1/demo-slots?date=${date}`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const body: unknown = await answer.json()
  expect(body).toEqual(demoSlotsSchema.parse(body))
  return demoSlotsSchema.parse(body)
}

async function times(date: string): Promise<string[]> {
  return (await slots(date)).slots.map(({ time }) => time)
}

const booked = async (at: { url: string }, form: object) => receiptOf(await book(at, form))

/** Proofs for requests that are to be sent at once, none harder for those that were spent before. */
async function proofsOfWork(count: number) {
  await test.services.database.prisma.rateCount.deleteMany({ where: { key: 'proofs:all' } })
  const proofs = []
  for (let made = 0; made < count; made += 1) proofs.push(await proofOfWork(app))
  return proofs
}

async function stored(reference: string) {
  return test.services.database.prisma.demoRequest.findUniqueOrThrow({ where: { reference } })
}

describe('GET /demo-slots', () => {
  it('offers the six starts of a working day, in Hong Kong time', async () => {
    expect(await slots('2026-11-30')).toEqual({
      date: '2026-11-30',
      timeZone: 'Asia/Hong_Kong',
      closed: null,
      needsProof: true,
      slots: [
        { time: '09:00', startsAt: '2026-11-30T01:00:00.000Z' },
        { time: '10:00', startsAt: '2026-11-30T02:00:00.000Z' },
        { time: '11:00', startsAt: '2026-11-30T03:00:00.000Z' },
        { time: '14:00', startsAt: '2026-11-30T06:00:00.000Z' },
        { time: '15:00', startsAt: '2026-11-30T07:00:00.000Z' },
        { time: '16:00', startsAt: '2026-11-30T08:00:00.000Z' },
      ],
    })
  })

  it.each([
    [saturday, 'weekend'],
    [christmas, 'holiday'],
    ['2026-11-24', 'past'],
    ['2027-02-24', 'too-far'],
    ['2026-11-25', null],
  ])('%s has none: %s', async (date, closed) => {
    expect(await slots(date)).toMatchObject({ closed, slots: [] })
  })

  it('leaves out what is sooner than a day ahead', async () => {
    expect(await times('2026-11-26')).toEqual(['14:00', '15:00', '16:00'])
  })

  it('by the real clock: some day of the next fortnight has slots, and every one lies ahead', async () => {
    const days = Array.from({ length: 14 }, (_, day) =>
      new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10),
    )
    const offered = await Promise.all(days.map((day) => slots(day, test)))
    const starts = offered.flatMap((day) => day.slots.map(({ startsAt }) => Date.parse(startsAt)))
    expect(starts.length).toBeGreaterThanOrEqual(6)
    expect(Math.min(...starts)).toBeGreaterThan(Date.now())
  })
})

describe('POST /demo-requests', () => {
  it('a 201 means that the request is in the database, and its slot is gone from the list', async () => {
    const date = '2026-12-01'
    const { submissionId, elapsedMs, website, ...typed } = demoRequest({ preferredDate: date, preferredTime: '14:00' })
    const { reference } = await booked(app, { submissionId, elapsedMs, website, ...typed })
    expect(reference).toMatch(/^DEMO-/)
    expect(await stored(reference)).toMatchObject({
      ...typed,
      preferredDate: new Date('2026-12-01T00:00:00Z'),
      scheduledDate: new Date('2026-12-01T00:00:00Z'),
      scheduledTime: '14:00',
      suspect: false,
    })
    expect(await times(date)).toEqual(['09:00', '10:00', '11:00', '15:00', '16:00'])
  })

  it('a slot that somebody has is a 409, and the request is not kept', async () => {
    const wanted = { preferredDate: '2026-12-02', preferredTime: '09:00' }
    await booked(app, demoRequest(wanted))
    const before = await test.services.database.prisma.demoRequest.count()
    const problem = await problemOf(await book(app, demoRequest(wanted)), 409)
    expect(problem.code).toBe('demo_slot.taken')
    expect(await test.services.database.prisma.demoRequest.count()).toBe(before)
    await booked(app, demoRequest({ ...wanted, preferredTime: '10:00' }))
  })

  it('a slot takes a proof of work where no mail asks to confirm it, and is not held without; a wish takes none', async () => {
    const wanted = { preferredDate: '2026-12-10', preferredTime: '10:00' }
    const form = demoRequest(wanted)
    expect((await problemOf(await post(app, '/demo-requests', form), 429)).code).toBe('forms.proof_required')
    expect((await problemOf(await post(app, '/demo-requests', form, { 'form-proof': 'x:1' }), 429)).code).toBe(
      'forms.proof_required',
    )
    expect(await times('2026-12-10')).toContain('10:00')
    const proof = await proofOfWork(app)
    await receiptOf(await post(app, '/demo-requests', form, proof))
    expect(await times('2026-12-10')).not.toContain('10:00')
    const another = demoRequest({ ...wanted, preferredTime: '11:00' })
    expect((await problemOf(await post(app, '/demo-requests', another, proof), 429)).code).toBe('forms.proof_required')
    await submit(app, '/demo-requests', demoRequest({ preferredDate: '2026-12-10' }))
  })

  it('many requests for one slot at once, over two instances: exactly one wins', async () => {
    for (const [round, time] of ['09:00', '11:00', '16:00'].entries()) {
      const wanted = { preferredDate: '2026-12-03', preferredTime: time }
      const proofs = await proofsOfWork(6)
      const answers = await Promise.all(
        proofs.map((proof, index) => post(index % 2 ? app : other, '/demo-requests', demoRequest(wanted), proof)),
      )
      const statuses = answers.map(({ status }) => status).sort()
      expect(statuses, `round ${round}`).toEqual([201, ...Array.from({ length: 5 }, () => 409)])
    }
    const { prisma } = test.services.database
    expect(await prisma.demoRequest.count({ where: { preferredDate: new Date('2026-12-03') } })).toBe(3)
    expect(await times('2026-12-03')).toEqual(['10:00', '14:00', '15:00'])
  })

  it('a form that is sent again does not compete with itself', async () => {
    const form = demoRequest({ preferredDate: '2026-12-04', preferredTime: '11:00' })
    const proofs = await proofsOfWork(4)
    const answers = await Promise.all(
      proofs.map((proof, index) => post(index % 2 ? app : other, '/demo-requests', form, proof)),
    )
    const receipts = await Promise.all(answers.map(receiptOf))
    const references = new Set(receipts.map(({ reference }) => reference))
    expect(references.size).toBe(1)
    expect(references).toContain(await submit(app, '/demo-requests', form)) // known: no proof
  })

  it('nor does it, once its slot is too near to be booked', async () => {
    const form = demoRequest({ preferredDate: '2026-12-04', preferredTime: '09:00' })
    const { reference } = await booked(app, form)
    const later = await instanceAt(new Date('2026-12-04T00:00:00Z'))
    expect(await submit(later, '/demo-requests', form)).toBe(reference)
  })

  it('a slot that was given back can be booked', async () => {
    const wanted = { preferredDate: '2026-12-07', preferredTime: '15:00' }
    const { reference } = await booked(app, demoRequest(wanted))
    await test.services.database.prisma.demoRequest.update({
      where: { reference },
      data: { scheduledDate: null, scheduledTime: null },
    })
    expect(await times('2026-12-07')).toContain('15:00')
    await booked(app, demoRequest(wanted))
  })

  it('what a machine sent holds no slot', async () => {
    const wanted = { preferredDate: '2026-12-08', preferredTime: '16:00' }
    const reference = await submit(app, '/demo-requests', demoRequest({ ...wanted, website: 'https://spam.example' }))
    expect(await stored(reference)).toMatchObject({ suspect: true, scheduledDate: null })
    expect(await times('2026-12-08')).toContain('16:00')
    await booked(app, demoRequest(wanted))
  })

  it.each([
    ['a Saturday', saturday, '10:00'],
    ['a general holiday', christmas, '10:00'],
    ['yesterday', '2026-11-24', '10:00'],
    ['the same day', '2026-11-25', '16:00'],
    ['less than 24 hours ahead', '2026-11-26', '11:00'],
    ['beyond the horizon', '2027-02-24', '10:00'],
  ])('%s is no slot: a 409', async (_case, preferredDate, preferredTime) => {
    const answer = await post(app, '/demo-requests', demoRequest({ preferredDate, preferredTime }))
    expect((await problemOf(answer, 409)).code).toBe('demo_slot.closed')
  })

  it('a time without a date: a 400 that names the date', async () => {
    const answer = await post(app, '/demo-requests', demoRequest({ preferredTime: '10:00' }))
    expect(await refusedFields(answer)).toEqual(['preferredDate'])
  })

  it.each([saturday, christmas, '2026-11-24', '2027-02-24'])('%s alone: a 400 that names it', async (preferredDate) => {
    expect(await refusedFields(await post(app, '/demo-requests', demoRequest({ preferredDate })))).toEqual([
      'preferredDate',
    ])
  })

  it.each(['2026-11-25', '2026-12-09'])('%s alone is a wish, which any number may have', async (preferredDate) => {
    const references = [
      await submit(app, '/demo-requests', demoRequest({ preferredDate })),
      await submit(app, '/demo-requests', demoRequest({ preferredDate })),
    ]
    for (const reference of references) {
      expect(await stored(reference)).toMatchObject({
        preferredDate: new Date(preferredDate),
        preferredTime: null,
        scheduledDate: null,
      })
    }
  })

  it('only name, email, company and industry are required', async () => {
    const { name, email, company, industry, submissionId, language, elapsedMs } = demoRequest()
    const required = { name, email, company, industry, submissionId, language, elapsedMs }
    expect(await stored(await submit(app, '/demo-requests', required))).toMatchObject({
      kind: 'live',
      product: '',
      phone: '',
      useCase: null,
      preferredDate: null,
      preferredTime: null,
      message: '',
    })
  })
})
