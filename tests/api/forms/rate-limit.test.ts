import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Services } from '#server/app.ts'
import { defaultLimits } from '#server/composition/limits.ts'
import { appWith } from '#tests/api/platform/app-with.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { until } from '#tests/support/processes.ts'
import { createStaff } from '#tests/support/staff.ts'
import { demoRequest, enquiry, post, problemOf, proofOfWork, quoteRequest } from './forms.ts'

const windowMs = 60_000
let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.close())

/** An instance, all counts at nothing. */
async function fresh(replaced: Partial<Services> = {}) {
  await test.services.database.prisma.rateCount.deleteMany()
  return started(replaced)
}

/** An instance that ends with its test, if not before. */
async function started(replaced: Partial<Services>) {
  const instance = await appWith(test, replaced)
  onTestFinished(() => instance.close())
  return { url: await instance.listen({ host: '127.0.0.1', port: 0 }), close: () => instance.close() }
}

async function statuses(ask: () => Promise<Response>, times: number): Promise<number[]> {
  const found: number[] = []
  for (let time = 0; time < times; time += 1) found.push((await ask()).status)
  return found
}

describe('a visitor may send 20 forms in ten minutes', () => {
  it('enquiries and requests for quotation together; the next is a 429 that says when to come back, and is not stored', async () => {
    const app = await fresh()
    const sent = [
      ...(await statuses(() => post(app, '/enquiries', enquiry()), 12)),
      ...(await statuses(() => post(app, '/quote-requests', quoteRequest()), 8)),
    ]
    expect(new Set(sent)).toEqual(new Set([201]))
    const before = await test.services.database.prisma.enquiry.count()
    for (const [path, body] of [
      ['/enquiries', enquiry()],
      ['/quote-requests', quoteRequest()],
    ] as const) {
      const answer = await post(app, path, body)
      const seconds = Number(answer.headers.get('retry-after'))
      expect(seconds).toBeGreaterThan(500)
      expect(seconds).toBeLessThanOrEqual(600)
      expect((await problemOf(answer, 429)).code).toBe('forms.proof_required')
    }
    expect(await test.services.database.prisma.enquiry.count()).toBe(before)
    expect((await fetch(`${app.url}/api/v1/demo-slots?date=2026-11-23`)).status).toBe(200)
    expect((await fetch(`${app.url}/api/v1/products`)).status).toBe(200)
  })

  it('and ask for 20 demos in a day, since each may hold a slot', async () => {
    const app = await fresh()
    const sent = await statuses(() => post(app, '/demo-requests', demoRequest()), 21)
    expect(new Set(sent.slice(0, 20))).toEqual(new Set([201]))
    expect(sent[20]).toBe(429)
    expect(await statuses(() => post(app, '/enquiries', enquiry()), 1)).toEqual([201])
  })

  it('what is refused for what stands in it counts nowhere', async () => {
    const app = await fresh({ limits: { submissions: { max: 2, windowMs }, forms: { max: 4, windowMs } } })
    const notSold = quoteRequest({ lines: [{ slug: 'no-such-product', quantity: 1, note: '' }] })
    expect(await statuses(() => post(app, '/enquiries', {}), 5)).toEqual(Array(5).fill(400))
    expect(await statuses(() => post(app, '/quote-requests', notSold), 5)).toEqual(Array(5).fill(400))
    expect(await statuses(() => post(app, '/enquiries', enquiry()), 3)).toEqual([201, 201, 429])
  })

  it('when the time is over, it begins anew', async () => {
    const app = await fresh({ limits: { submissions: { max: 1, windowMs: 1000 } } })
    const both = await Promise.all([post(app, '/enquiries', enquiry()), post(app, '/enquiries', enquiry())])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 429])
    await until(async () => (await post(app, '/enquiries', enquiry())).status === 201)
  })

  it('of a burst, as many pass as may', async () => {
    const app = await fresh({ limits: { submissions: { max: 5, windowMs } } })
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(app, '/enquiries', enquiry())))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
  })
})

describe('a visitor is an address', () => {
  const limits = { submissions: { max: 1, windowMs } }
  const from = (app: { url: string }, address: string) =>
    statuses(() => post(app, '/enquiries', enquiry(), { 'x-forwarded-for': address }), 1)

  it('which a trusted proxy names', async () => {
    const app = await fresh({ limits, trustProxy: ['127.0.0.1'] })
    expect(await from(app, '203.0.113.7')).toEqual([201])
    expect(await from(app, '203.0.113.7')).toEqual([429])
    expect(await from(app, '203.0.113.8')).toEqual([201])
    expect(await from(app, '203.0.113.9, 203.0.113.7')).toEqual([429])
  })

  it('and nobody else may', async () => {
    const app = await fresh({ limits })
    expect(await from(app, '203.0.113.7')).toEqual([201])
    expect(await from(app, '203.0.113.8')).toEqual([429])
  })

  it('in IPv6, a network: one household has 2^64 addresses', async () => {
    const app = await fresh({ limits, trustProxy: ['127.0.0.1'] })
    expect(await from(app, '2001:db8:1:2::a')).toEqual([201])
    expect(await from(app, '2001:db8:1:2:ffff::b')).toEqual([429])
    expect(await from(app, '2001:db8:1:3::a')).toEqual([201])
  })

  it('in IPv6, its /56 and its /48 too, of which a household or a company has many', async () => {
    const app = await fresh({ limits, trustProxy: ['127.0.0.1'] })
    const sent = []
    for (const network of ['0100', '0101', '0102', '0200', '0201', '0300', '0400']) {
      sent.push(...(await from(app, `2001:db8:7:${network}::a`)))
    }
    expect(sent).toEqual([201, 201, 429, 201, 201, 201, 429])
    expect(await from(app, '2001:db8:8::a')).toEqual([201])
  })
})

describe('over two instances on one database', () => {
  it.each([
    ['/enquiries', enquiry, 'submissions'],
    ['/demo-requests', demoRequest, 'demos'],
  ] as const)('%s of a visitor count together, with nothing of theirs in the clear', async (path, form, name) => {
    const first = await fresh()
    await using other = await appWith(test, {})
    const second = { url: await other.listen({ host: '127.0.0.1', port: 0 }) }
    const answers = []
    for (let time = 0; time < 24; time += 1) answers.push((await post(time % 2 ? first : second, path, form())).status)
    expect(answers).toEqual([...Array(20).fill(201), ...Array(4).fill(429)])
    const rows = await test.services.database.prisma.rateCount.findMany()
    const keys = rows.map(({ key }) => key.replace(/:[\w-]{43}$/, ':'))
    expect(new Set(keys)).toEqual(new Set(['forms:all', `${name}:`]))
  })

  it('a restart forgets nothing', async () => {
    const limits = { submissions: { max: 1, windowMs } }
    const before = await fresh({ limits })
    expect(await statuses(() => post(before, '/enquiries', enquiry()), 1)).toEqual([201])
    await before.close()
    const again = await started({ limits })
    expect(await statuses(() => post(again, '/enquiries', enquiry()), 1)).toEqual([429])
  })
})

describe('a brake over all senders', () => {
  const limits = { forms: { max: 3, windowMs: 10 * 60_000 } }
  const sender = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index}` })

  it('holds for the three forms together, whoever sends them, and tells staff once', async () => {
    const { prisma } = test.services.database
    await prisma.notification.deleteMany({ where: { kind: 'forms.flooded' } })
    const editor = await createStaff(test, 'editor')
    const app = await fresh({ limits, trustProxy: ['127.0.0.1'] })
    expect((await post(app, '/enquiries', enquiry(), sender(1))).status).toBe(201)
    expect((await post(app, '/demo-requests', demoRequest(), sender(2))).status).toBe(201)
    expect((await post(app, '/quote-requests', quoteRequest(), sender(3))).status).toBe(201)
    const stored = await prisma.enquiry.count()
    for (let index = 4; index < 8; index += 1) {
      const answer = await post(app, '/enquiries', enquiry(), sender(index))
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(500)
      expect((await problemOf(answer, 429)).code).toBe('forms.proof_required')
    }
    expect(await prisma.enquiry.count()).toBe(stored)
    await test.services.staff.backgroundTasks.settled()
    const notifications = await prisma.notification.findMany({ where: { userId: editor.id, kind: 'forms.flooded' } })
    expect(notifications).toMatchObject([{ params: { most: 3, minutes: 10 }, toMail: false }])
    expect((await fetch(`${app.url}/api/v1/products`)).status).toBe(200)
  })

  it('leaves a share to senders who have sent nothing yet', async () => {
    const app = await fresh({ limits: { forms: { max: 5, windowMs } }, trustProxy: ['127.0.0.1'] })
    const send = async (index: number) => (await post(app, '/enquiries', enquiry(), sender(index))).status
    const flood = []
    for (let time = 0; time < 6; time += 1) flood.push(await send(1))
    expect(flood).toEqual([201, 201, 201, 201, 429, 429])
    expect([await send(2), await send(3)]).toEqual([201, 429])
  })

  it('takes a proof of work in place of a refusal, each once, and asks for more the more are spent', async () => {
    const app = await fresh({ limits, trustProxy: ['127.0.0.1'] })
    for (const index of [1, 2, 3]) await post(app, '/enquiries', enquiry(), sender(index))
    const send = (proof: object) => post(app, '/enquiries', enquiry(), { ...sender(9), ...proof })
    expect((await problemOf(await send({}), 429)).code).toBe('forms.proof_required')
    const proof = await proofOfWork(app)
    expect((await send(proof)).status).toBe(201)
    expect((await send(proof)).status).toBe(429)
    const [challenge] = proof['form-proof'].split(':')
    for (const wrong of ['', 'x', `${challenge}:`, `${challenge}:x:y`, `x${challenge}:1`]) {
      expect((await send({ 'form-proof': wrong })).status).toBe(429)
    }
    const bits = async () => (await (await fetch(`${app.url}/api/v1/form-proofs`, { method: 'POST' })).json()).bits
    const before = await bits()
    await test.services.database.prisma.rateCount.update({ where: { key: 'proofs:all' }, data: { count: 130 } })
    expect(await bits()).toBe(before + 2)
  })

  it('of all who send one proof at once, one is taken', async () => {
    const app = await fresh({ limits, trustProxy: ['127.0.0.1'] })
    for (const index of [1, 2, 3]) await post(app, '/enquiries', enquiry(), sender(index))
    const proof = await proofOfWork(app)
    const answers = await Promise.all(
      [4, 5, 6, 7].map((at) => post(app, '/enquiries', enquiry(), { ...sender(at), ...proof })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 429, 429, 429])
  })

  it('is not pulled by what is no form', async () => {
    const app = await fresh({ limits, trustProxy: ['127.0.0.1'] })
    for (let index = 1; index < 10; index += 1) {
      expect((await post(app, '/enquiries', {}, sender(index))).status).toBe(400)
    }
    expect((await post(app, '/enquiries', enquiry(), sender(10))).status).toBe(201)
  })

  it('as delivered, 300 in ten minutes', () => {
    expect(defaultLimits.forms).toEqual({ max: 300, windowMs: 10 * 60_000 })
  })
})

describe('what the forms ask on the way', () => {
  it('has a count of its own, generous and shared', async () => {
    const app = await fresh({ limits: { lookups: { max: 3, windowMs } } })
    const follow = () => fetch(`${app.url}/api/v1/quote-requests/${'A'.repeat(32)}`)
    expect(await statuses(() => fetch(`${app.url}/api/v1/demo-slots?date=2026-11-23`), 1)).toEqual([200])
    expect(await statuses(() => post(app, '/products/lookup', { keys: ['x'] }), 1)).toEqual([200])
    expect(await statuses(follow, 2)).toEqual([404, 429])
    expect(await statuses(() => post(app, '/enquiries', enquiry()), 1)).toEqual([201])
  })

  it('as delivered, 120 a minute', async () => {
    const app = await fresh()
    const answers = await statuses(() => fetch(`${app.url}/api/v1/quote-requests/${'A'.repeat(32)}`), 121)
    expect([answers.filter((status) => status === 404).length, answers.at(-1)]).toEqual([120, 429])
  })
})
