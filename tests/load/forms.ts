import { randomUUID } from 'node:crypto'
import { startFormService } from '#tests/support/form-service.ts'
import { startServer } from './children.ts'
import { query, startDatabase } from './database.ts'
import { atMost, type Figure, median } from './figures.ts'

const enquiries = 1000
const rounds = 3

/** 1,000 enquiries at once, with the form service refusing connections and with it at work in turn. */
export async function measureForms(): Promise<Figure[]> {
  await using database = await startDatabase()
  const forms = await startFormService()
  await using server = await startServer({
    DATABASE_URL: database.url,
    FORM_ENDPOINT_URL: forms.url,
    TRUST_PROXY: '127.0.0.1, ::1',
  })
  await burst(server.url)
  const [down, up]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    await forms.behave('refuse')
    down.push(await burst(server.url))
    await forms.behave('take')
    up.push(await burst(server.url))
  }
  await forms.close()
  await expectAllKept(database.url)
  const usual = median(up)
  const name = `${enquiries.toLocaleString('en')} enquiries at once, form service down, until the last is answered`
  return [
    atMost(name, median(down), 10, 's'),
    atMost(
      `The same, times what it takes with the service at work (${usual.toFixed(2)} s)`,
      median(down) / usual,
      2,
      '',
    ),
  ]
}

/** Sends them, each from an address of its own, as a proxy in front says it. @returns seconds until the last is answered */
async function burst(origin: string): Promise<number> {
  const began = performance.now()
  await Promise.all(
    Array.from({ length: enquiries }, (_, index) => send(origin, `198.51.${index >> 8}.${index & 255}`)),
  )
  return (performance.now() - began) / 1000
}

async function send(origin: string, address: string): Promise<void> {
  const answer = await fetch(`${origin}/api/v1/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
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
  const text = await answer.text()
  if (answer.status !== 201) throw new Error(`An enquiry was answered with ${answer.status}: ${text}`)
}

async function expectAllKept(url: string): Promise<void> {
  const [row] = await query<{ kept: number }>(url, 'SELECT count(*)::int AS kept FROM "Enquiry"')
  const sent = enquiries * (1 + 2 * rounds)
  if (row?.kept !== sent) throw new Error(`Of ${sent} enquiries, ${row?.kept} were kept`)
}
