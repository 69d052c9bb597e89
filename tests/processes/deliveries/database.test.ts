import { afterAll, beforeAll, expect, it } from 'vitest'
import { quick, settled, submit } from '#tests/api/deliveries/deliveries.ts'
import { enquiry } from '#tests/api/forms/forms.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type FormService, startFormService } from '#tests/support/mail/form-service.ts'
import { createOwnPostgres, type OwnPostgres } from '#tests/support/own-postgres.ts'
import { until } from '#tests/support/processes.ts'

/** A try whose end could not be written down is in hand until its limit: here 10 s, so that a test can wait for it. */
const pace = { ...quick, retry: { ...quick.retry, limitS: 10 }, formLimitMs: 1000 }
const afterLimitMs = 40_000

let postgres: OwnPostgres
let forms: FormService
let app: TestApp

beforeAll(async () => {
  postgres = await createOwnPostgres()
  forms = await startFormService()
  app = await startTestApp({ DATABASE_URL: await postgres.start(), FORM_ENDPOINT_URL: forms.url }, { pace })
})

afterAll(async () => {
  await app.close()
  await forms.close()
  await postgres.remove()
})

it('PostgreSQL restarts while a message waits: it is delivered afterwards', async () => {
  await forms.behave('refuse')
  const reference = await submit(app, '/enquiries', enquiry())
  await postgres.stop()
  await forms.behave('take')
  await postgres.start()
  expect(await settled(app, reference, afterLimitMs)).toMatchObject([{ status: 'delivered' }])
  expect(forms.posts.filter(({ key }) => key === reference)).toMatchObject([{ taken: true }])
})

it('PostgreSQL restarts while a try is in hand: it is delivered after the limit of a try', async () => {
  await forms.behave('hang')
  const reference = await submit(app, '/enquiries', enquiry())
  await until(() => forms.posts.some(({ key }) => key === reference))
  await postgres.stop()
  await new Promise((resolve) => setTimeout(resolve, 2 * pace.formLimitMs)) // the try ends, and cannot say so
  await forms.behave('take')
  await postgres.start()
  expect(await settled(app, reference, afterLimitMs)).toMatchObject([{ status: 'delivered' }])
})

it('PostgreSQL goes between an answer and its record: nobody died, so it goes out once', async () => {
  forms.onPost(() => postgres.stop())
  const reference = await submit(app, '/enquiries', enquiry())
  const postsOf = () => forms.posts.filter(({ key }) => key === reference)
  await until(() => postsOf()[0]?.taken)
  forms.onPost(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, 2000))
  await postgres.start()
  expect(await settled(app, reference)).toMatchObject([{ status: 'delivered', attempts: 1 }])
  const open = () => app.services.database.prisma.$queryRaw<object[]>`
    SELECT FROM pgboss.job WHERE "name" = 'deliveries.form' AND "state" IN ('created', 'active', 'retry')`
  await until(async () => (await open()).length === 0) // nothing is left to be tried
  expect(postsOf()).toHaveLength(1)
})
