import { afterAll, expect, it } from 'vitest'
import { webhookSecretSchema } from '#contract/webhooks/webhooks.ts'
import { startServer } from '#tests/api/platform/running-server.ts'
import { call } from '#tests/api/staff/auth.ts'
import { startReceiver } from '#tests/api/webhooks/receiver.ts'
import { startTestApp, testSecret } from '#tests/support/app.ts'
import { until } from '#tests/support/processes.ts'
import { createStaff } from '#tests/support/staff.ts'

const receiver = await startReceiver()
const WEBHOOK_ORIGINS = receiver.origin
let ahead = 0
const app = await startTestApp({ WEBHOOK_ORIGINS }, { now: () => new Date(Date.now() + ahead) })
afterAll(async () => {
  await app.close()
  await receiver.close()
})

it('a process is killed in the middle of a delivery: after a minute another one sends it, under the same id', async () => {
  const { cookie } = await createStaff(app, 'super_admin')
  const body = { name: 'ERP', url: receiver.origin, events: ['order.created'] }
  const made = await call(app, 'POST', '/admin/webhooks', { headers: cookie, body })
  const { id } = webhookSecretSchema.parse(await made.json()).webhook
  receiver.behave('hang')
  const killed = await startServer({ DATABASE_URL: app.databaseUrl, WEBHOOK_ORIGINS, APP_SECRET: testSecret })
  await call(app, 'POST', `/admin/webhooks/${id}/test`, { headers: cookie })
  await until(() => receiver.received.length === 1)
  await killed.stop('SIGKILL')
  receiver.behave(200)
  const { webhookSending, database } = app.services
  await webhookSending.sendDue()
  expect(receiver.received).toHaveLength(1)
  ahead = 61_000
  await webhookSending.sendDue()
  expect(receiver.received).toHaveLength(2)
  expect(receiver.received[1]?.id).toBe(receiver.received[0]?.id)
  expect(await database.prisma.webhookDelivery.findMany()).toMatchObject([{ state: 'delivered', attempts: 2 }])
})
