import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect } from '#server/platform/database/database.ts'
import { createLogger } from '#server/platform/logging.ts'
import { appWith } from '#tests/api/platform/app-with.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { chatVisitor } from '#tests/support/chat.ts'
import { says } from '#tests/support/gateway/plays.ts'
import { type GatewayStandIn, startGateway } from '#tests/support/gateway/stand-in.ts'

let test: TestApp
let gateway: GatewayStandIn
let site: { url: string; close: () => Promise<void> }
let logged = ''

beforeAll(async () => {
  gateway = await startGateway()
  const log = createLogger('trace', {
    write(line) {
      logged += line
    },
  })
  test = await startTestApp({ CHAT_API_KEY: gateway.apiKey, CHAT_API_URL: gateway.url }, { log })
  const app = await appWith(test, { logger: log, trustProxy: ['127.0.0.1'] })
  site = { url: await app.listen({ host: '127.0.0.1', port: 0 }), close: () => app.close() }
})
afterAll(async () => {
  await site.close()
  await test.close()
  await gateway.close()
})

/** What visitors of this test give away of themselves, also in parts that could be searched for. */
const given = [
  'kit.wong@harbour-buyer.example',
  'harbour-buyer',
  '9876 5432',
  '98765432',
  'G123456(A)',
  'G123456',
  '5555-1234',
  'Qk3_v9-Zt5Rw8Yb1Nc6Md4Xf7Hg2Js0L',
]
const secrets = [...given, '203.0.113.199', '2001:db8:77']

/** Every value of every table, as text. */
async function everything(): Promise<string> {
  const client = await connect(test.databaseUrl)
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT quote_ident(schemaname) || '.' || quote_ident(tablename) AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    )
    const texts = []
    for (const { name } of tables) {
      const { rows } = await client.query<{ line: string }>(`SELECT t::text AS line FROM ${name} AS t`)
      texts.push(...rows.map(({ line }) => line))
    }
    return texts.join('\n')
  } finally {
    await client.end()
  }
}

it.each([
  [
    'zh-TW',
    `我係王生，${given[0]}，9876 5432，G123456(A)，+852 5555-1234，https://shop.example/quotes/${given[7]}，有冇斑馬睡衣？`,
  ],
  [
    'en',
    `I am Kit, ${given[0]}, call 98765432 or +852 5555-1234, HKID G123456(A), order https://shop.example/en/orders/${given[7]}?a=1. How much are zebra pyjamas?`,
  ],
] as const)(
  'nothing of what tells who a visitor is gets anywhere: %s',
  async (language, message) => {
    const addresses = { 'zh-TW': '203.0.113.199', en: '2001:db8:77:1::5' }
    const visitor = chatVisitor(site, { 'x-forwarded-for': addresses[language] })
    gateway.answerWith(
      says('未能找到。'),
      { kind: 'status', status: 429 },
      { kind: 'status', status: 503 },
      says('未能找到。'),
    )
    const { conversationId, turnId } = await visitor.ask(message, { language })
    for (const path of ['', `/conversations/${conversationId}/regenerate`, '']) {
      await visitor.post(path, path === '' ? { message, conversationId, language } : { language })
    }
    const turn = await test.services.database.prisma.chatTurn.findUniqueOrThrow({
      where: { id: turnId },
      include: { gap: true },
    })
    const words = {
      'zh-TW': ['[電郵]', '[電話]', '[身份證號碼]', '[連結]'],
      en: ['[email]', '[phone]', '[HKID]', '[link]'],
    }[language]
    for (const word of words) expect(turn.question).toContain(word)
    expect(turn.gap?.question).toBe(turn.question)

    const kept = await everything()
    const sent = JSON.stringify(gateway.requests.map(({ body }) => body))
    expect(kept).toContain(turn.question.split('，')[0])
    expect(logged).toContain('/api/v1/chat')
    const cookie = visitor.cookie()?.split('=')[1] ?? 'none'
    for (const secret of [...secrets, cookie, gateway.apiKey]) expect(kept, secret).not.toContain(secret)
    for (const secret of [...given, cookie, gateway.apiKey]) expect(logged, secret).not.toContain(secret)
    for (const secret of given) expect(sent, secret).not.toContain(secret)
  },
  30_000,
)
