import { expect, it, onTestFinished } from 'vitest'
import { backgroundConnections, connect } from '#server/platform/database/database.ts'
import { startTestApp } from '#tests/support/app.ts'
import { startFormService } from '#tests/support/mail/form-service.ts'
import { until } from '#tests/support/processes.ts'
import { enquiry } from '../forms/forms.ts'
import { quick, settled, submit } from './deliveries.ts'

/** More than any pool holds. */
const deliveries = 12

it('deliveries that hold every connection they may have keep no form waiting', async () => {
  const forms = await startFormService()
  const app = await startTestApp({ FORM_ENDPOINT_URL: forms.url }, { pace: quick })
  const [other, watching] = await Promise.all([connect(app.databaseUrl), connect(app.databaseUrl)])
  onTestFinished(async () => {
    await other.end()
    await watching.end()
    await app.close()
    await forms.close()
  })
  const [first, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  forms.onPost(() => first.promise)
  const references = [await submit(app, '/enquiries', enquiry())]
  await until(() => forms.posts.length === 1) // the others become one batch behind it
  while (references.length < deliveries) references.push(await submit(app, '/enquiries', enquiry()))
  forms.onPost(() => gate.promise)
  first.resolve()
  await until(() => forms.posts.length >= 11)

  await other.query('BEGIN; SELECT FROM "Delivery" FOR UPDATE')
  gate.resolve()
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  await until(async () => ((await watching.query(waiting)).rowCount ?? 0) >= backgroundConnections)
  for (let sent = 0; sent < 5; sent += 1) await submit(app, '/enquiries', enquiry())
  expect((await watching.query(waiting)).rowCount).toBe(backgroundConnections)

  await other.query('COMMIT')
  for (const reference of references) expect(await settled(app, reference)).toMatchObject([{ status: 'delivered' }])
})
