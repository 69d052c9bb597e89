import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { startFormService } from '#tests/support/mail/form-service.ts'
import { startServer } from './children.ts'
import { query, startDatabase } from './database.ts'
import { atMost, median, percentile, type Row, row } from './figures.ts'
import { behindProxy, fromVisitor } from './generator/addresses.ts'

const enquiries = 1000
const sentWithinMs = 10_000
const rounds = 2
const releaseMs = 1000

/**
 * 1,000 enquiries at 100 a second, with the form service refusing connections and with it at work in turn. What all senders together
 * may send in ten minutes (300) is given anew each second: how fast they are written is to be seen, not how fast they are refused.
 */
export async function measureForms(): Promise<Row[]> {
  await using database = await startDatabase()
  const forms = await startFormService()
  const environment = { DATABASE_URL: database.url, FORM_ENDPOINT_URL: forms.url, ...behindProxy }
  await using server = await startServer(environment)
  await using _released = release(database.url)
  const [down, up]: [Burst[], Burst[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    await forms.behave('take')
    up.push(await burst(server.url))
    await forms.behave('refuse')
    down.push(await burst(server.url))
  }
  await forms.close()
  const of = (status: number) => [...down, ...up].reduce((sum, { counts }) => sum + (counts.get(status) ?? 0), 0)
  const [kept, late] = [of(201), of(429)]
  await expectKept(database.url, kept)
  const slowest = Math.max(...down.map(({ seconds }) => seconds))
  const [ours, usual] = [down, up].map((bursts) => median(bursts.map(({ p95Ms }) => p95Ms))) as [number, number]
  const name = `${enquiries.toLocaleString('en')} enquiries sent within ${sentWithinMs / 1000} s, form service down`
  return [
    row(
      `${name}, and at work: answered with anything but 201 or 429`,
      enquiries * 2 * rounds - kept - late,
      atMost(0),
      `${late} of ${enquiries * 2 * rounds} with 429`,
    ),
    row(`${name}: p95`, ours, atMost(1000, 'ms')),
    row(`${name}: until the last is answered`, slowest, atMost(15, 's')),
    row(
      'Their p95, over that with the service at work',
      ours / usual,
      atMost(2),
      `${ours.toFixed(1)} and ${usual.toFixed(1)} ms`,
    ),
  ]
}

/** Forgets what forms were counted, again and again. */
function release(url: string): AsyncDisposable {
  const released: Promise<unknown>[] = []
  const timer = setInterval(() => released.push(query(url, `DELETE FROM "RateCount"`)), releaseMs)
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer)
      await Promise.all(released)
    },
  }
}

interface Burst {
  seconds: number
  p95Ms: number
  /** Answers by their status. */
  counts: Map<number, number>
}

/** Sends them, each from an address of its own, as a proxy in front says it. @returns what it took until the last is answered */
async function burst(origin: string): Promise<Burst> {
  const began = performance.now()
  const counts = new Map<number, number>()
  const times = await Promise.all(
    Array.from({ length: enquiries }, async (_, index) => {
      await delay((index / enquiries) * sentWithinMs)
      const sent = performance.now()
      const status = await send(origin, index)
      counts.set(status, (counts.get(status) ?? 0) + 1)
      return performance.now() - sent
    }),
  )
  return { seconds: (performance.now() - began) / 1000, p95Ms: percentile(times, 95), counts }
}

async function send(origin: string, visitor: number): Promise<number> {
  const answer = await fetch(`${origin}/api/v1/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...fromVisitor(visitor) },
    body: JSON.stringify({
      submissionId: randomUUID(),
      language: 'zh-TW',
      elapsedMs: 42_000,
      firstName: '家明',
      lastName: '陳',
      email: 'ka-ming.chan@buyer.example',
      inquiryType: 'quote',
      message: '我們有三座大廈，請報價。',
    }),
  })
  await answer.arrayBuffer()
  return answer.status
}

async function expectKept(url: string, taken: number): Promise<void> {
  const [row] = await query<{ kept: number }>(url, 'SELECT count(*)::int AS kept FROM "Enquiry"')
  if (row?.kept !== taken) throw new Error(`Of ${taken} enquiries that were taken, ${row?.kept} were kept`)
}
