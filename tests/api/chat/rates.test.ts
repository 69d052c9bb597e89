import { afterAll, beforeAll, expect, it } from 'vitest'
import { defaultSettings } from '#contract/site/settings.ts'
import { ask } from '#tests/api/back-office/ask.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { chatVisitor } from '#tests/support/chat.ts'
import { says } from '#tests/support/gateway/plays.ts'
import { type GatewayStandIn, startGateway } from '#tests/support/gateway/stand-in.ts'
import { createStaff } from '#tests/support/staff.ts'

let app: TestApp
let gateway: GatewayStandIn

beforeAll(async () => {
  gateway = await startGateway()
  app = await startTestApp({ CHAT_API_KEY: gateway.apiKey, CHAT_API_URL: gateway.url })
  const manager = await createStaff(app, 'manager')
  const values = { ...defaultSettings.sales, hkdToUsd: 0.1283 }
  const response = await ask(app, '/admin/sales-settings', manager, { method: 'PUT', body: { values, version: 0 } })
  expect(response.status).toBe(200)
})
afterAll(async () => {
  await app.close()
  await gateway.close()
})

const question = 'How much is the IoT Platform App in USD?'

it('the demo mode converts at the rate that staff set, each price by itself as the product’s page does', async () => {
  gateway.answerWith({ kind: 'status', status: 503 })
  const { mode, answer } = await chatVisitor(app).ask(question, { language: 'en' })
  expect(mode).toBe('demo')
  expect(answer).toContain('is US$51.19 per month, US$614.28 per year')
})

it('figures of a model are held against prices at that rate', async () => {
  gateway.answerWith(says('US$51.19 a month, US$614.28 in its first year [1]; no longer US$51.07.'))
  const { mode, unverified } = await chatVisitor(app).ask(question, { language: 'en' })
  expect([mode, unverified]).toEqual(['ai', ['US$51.07']])
})
