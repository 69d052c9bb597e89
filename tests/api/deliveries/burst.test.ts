import { expect, it, onTestFinished } from 'vitest'
import { submittedSchema } from '#contract/requests/visitors.ts'
import { createPool } from '#server/platform/pool.ts'
import { startTestApp } from '#tests/support/app.ts'
import { startFormService } from '#tests/support/mail/form-service.ts'
import { until } from '#tests/support/processes.ts'
import { enquiry, post } from '../forms/forms.ts'
import { quick } from './deliveries.ts'

const enquiries = 1000
/** More than this is a matter of how quick the machine is: `npm run bench -- --only forms`. */
const atOnce = 100
/** However long the burst takes, nothing is given up before the service is back. */
const untiring = { ...quick, retry: { ...quick.retry, tries: 10_000 } }

it('1,000 enquiries in a burst with the form service down: all 201 or 429, each 201 delivered once it is back', async () => {
  const forms = await startFormService()
  onTestFinished(forms.close)
  await forms.behave('refuse')
  const limits = { submissions: { max: 980, windowMs: 600_000 }, forms: { max: 2000, windowMs: 600_000 } }
  const app = await startTestApp({ FORM_ENDPOINT_URL: forms.url }, { pace: untiring, limits })
  onTestFinished(app.close)

  const send = createPool(atOnce)
  const answers = await Promise.all(
    Array.from({ length: enquiries }, () =>
      send(async () => {
        const answer = await post(app, '/enquiries', enquiry())
        return { status: answer.status, body: await answer.json() }
      }),
    ),
  )
  const taken = answers.flatMap(({ status, body }) => (status === 201 ? [submittedSchema.parse(body).reference] : []))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 429]))
  expect(taken).toHaveLength(980)

  await forms.behave('take')
  const { prisma } = app.services.database
  await until(async () => (await prisma.delivery.count({ where: { status: 'pending' } })) === 0, 120_000)
  expect(await prisma.delivery.count({ where: { status: 'delivered' } })).toBe(taken.length)
  expect(forms.posts.map(({ key }) => key).toSorted()).toEqual(taken.toSorted())
}, 300_000)
