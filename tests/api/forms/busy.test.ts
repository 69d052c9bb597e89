import { expect, it, onTestFinished } from 'vitest'
import { connect } from '#server/platform/database/database.ts'
import { startTestApp } from '#tests/support/app.ts'
import { unlimited } from '#tests/support/limits.ts'
import { until } from '#tests/support/processes.ts'
import { enquiry, post } from './forms.ts'

/** Far more than are written at once. */
const sent = 30

it('more forms than can be written are refused soon, with when to come back; those in hand are kept, and the site is read', async () => {
  const app = await startTestApp({}, { limits: unlimited, formsWaitMs: 750 })
  const other = await connect(app.databaseUrl)
  onTestFinished(async () => {
    await other.end()
    await app.close()
  })
  await other.query('BEGIN; LOCK TABLE "Enquiry" IN ACCESS EXCLUSIVE MODE') // as a database that does not keep up
  const answers: Response[] = []
  const all = Array.from({ length: sent }, async () => {
    answers.push(await post(app, '/enquiries', enquiry()))
  })
  await until(() => answers.length > 0)
  expect((await fetch(`${app.url}/api/v1/products?search=leak`)).status).toBe(200)
  await until(() => answers.length > sent / 2)
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '5'])
    expect(await answer.json()).toMatchObject({ code: 'forms.busy' })
  }
  await other.query('COMMIT')
  await Promise.all(all)
  const taken = answers.filter(({ status }) => status === 201)
  expect(answers.every(({ status }) => [201, 429].includes(status))).toBe(true)
  expect(taken.length).toBeGreaterThan(0)
  expect(await app.services.database.prisma.enquiry.count()).toBe(taken.length)
})
