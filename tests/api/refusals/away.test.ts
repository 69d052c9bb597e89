import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoSlotsSchema } from '#contract/requests/demo-requests.ts'
import { createSecrets } from '#server/platform/secrets.ts'
import { startTestApp, type TestApp, testSecret } from '#tests/support/app.ts'
import { unlimited } from '#tests/support/limits.ts'
import { type Line, openLine } from '#tests/support/line.ts'
import { createStaff } from '#tests/support/staff.ts'
import { declaring, operationsOf } from './operations.ts'
import { type Ask, asker, type Given } from './requests.ts'
import { openWorld, startStranger } from './world.ts'

const world = await openWorld()
afterAll(world.close)
const operations = operationsOf(world.app)

describe('503 while the database is away', () => {
  let app: TestApp
  let line: Line
  let ask: Ask

  beforeAll(async () => {
    line = await openLine(world.app.databaseUrl)
    const stripe = { STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: stripeSecret }
    app = await startTestApp({ DATABASE_URL: line.url, ...stripe }, { limits: unlimited })
    const { cookie } = await createStaff(app, 'super_admin')
    ask = asker(app, { ...cookie, cookie: `${cookie.cookie}; assistant=${world.ids.visitorSecret}` })
    await line.cut()
  })
  afterAll(async () => {
    await line.mend()
    await app.close()
    await line.cut()
  })

  it.each(declaring(operations, 503))('%s', async (_, operation) => {
    const right = world.rightFor(operation)
    const query = operation.id === 'listDemoSlots' ? { date: await openDay() } : right.query
    const body = operation.id === 'confirmAddress' ? { token: signedToken() } : right.body
    const given = operation.id === 'receiveStripeWebhook' ? signedEvent() : { ...right, query, body }
    const { status, headers, problem } = await ask(operation, given)
    expect([status, problem?.code, headers['retry-after']]).toEqual([503, 'database.unavailable', '5'])
  })
})

/** Of a link that we have not signed, the database is not asked either. */
function signedToken(): string {
  const reference = 'ENQ-2345ABCD'
  return `${reference}.${createSecrets([testSecret]).sign(reference, 'confirmation')}`
}

const stripeSecret = 'whsec_away'

/** Of an event that Stripe has not signed, the database is not asked. */
function signedEvent(): Given {
  const metadata = { invoiceId: world.ids.invoice }
  const session = { id: 'cs_1', payment_status: 'paid', amount_total: 100, currency: 'hkd', metadata }
  const body = { id: 'evt_1', type: 'checkout.session.completed', created: 1_760_000_000, data: { object: session } }
  const payload = JSON.stringify(body)
  const signature = new Stripe('sk_test').webhooks.generateTestHeaderString({ payload, secret: stripeSecret })
  return { headers: { 'stripe-signature': signature }, body }
}

/** A day on which demos are given: of another, the database is not asked. */
async function openDay(): Promise<string> {
  for (let days = 3; ; days += 1) {
    const date = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const slots = await fetch(`${world.app.url}/api/v1/demo-slots?date=${date}`).then((answer) => answer.json())
    if (demoSlotsSchema.parse(slots).closed === null) return date
  }
}

describe('502 of a server that does not take what it is sent, or is not there', () => {
  let app: TestApp
  let ask: Ask
  let stranger: Awaited<ReturnType<typeof startStranger>>

  beforeAll(async () => {
    stranger = await startStranger()
    const gateway = { CHAT_API_URL: stranger.url, CHAT_API_KEY: 'key' }
    const notion = { NOTION_API_URL: stranger.url, NOTION_API_KEY: 'key', NOTION_DATABASE_ID: '0'.repeat(32) }
    const stripe = { STRIPE_API_URL: stranger.url, STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: stripeSecret }
    const mail = {
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'shop@shop.example',
      MAIL_TO: 'desk@shop.example',
    }
    app = await startTestApp(
      { ...gateway, ...notion, ...mail, ...stripe, DATABASE_URL: world.app.databaseUrl },
      { limits: unlimited },
    )
    const { cookie } = await createStaff(app, 'super_admin')
    ask = asker(app, { ...cookie, cookie: `${cookie.cookie}; assistant=${world.ids.visitorSecret}` })
  })
  afterAll(async () => {
    await app.close()
    await stranger.close()
  })

  const provoking: Record<string, Given> = {
    makeCardLink: {},
    payByCard: {},
    askAssistant: {},
    regenerateAnswer: {},
    sendTestMail: {},
    testGateway: {},
    testSyncConnection: { body: {} },
    getSyncDatabase: {},
    getSyncMapping: {},
    previewSyncMapping: {},
    putSyncMapping: {},
    readSyncMapping: {},
    setSyncFieldOwner: { body: { field: 'msrp', owner: 'here' } },
  }

  it.each(declaring(operations, 502))('%s', async (route, operation) => {
    const given = provoking[operation.id]
    if (!given) throw new Error(`${route} declares 502 and nobody provokes it: say in away.test.ts how`)
    expect((await ask(operation, { ...world.rightFor(operation), ...given })).status).toBe(502)
  })
})

it('no status is declared that no table provokes', () => {
  const tables = [400, 401, 403, 404, 409, 410, 413, 415, 429, 502, 503]
  const declared = new Set(operations.flatMap(({ statuses }) => [...statuses]))
  expect([...declared].filter((status) => status >= 400).sort((a, b) => a - b)).toEqual(tables)
})
