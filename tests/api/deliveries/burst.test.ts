import { expect, it, onTestFinished } from 'vitest'
import { submittedSchema } from '#contract/visitors.ts'
import { startTestApp } from '#tests/support/app.ts'
import { startFormService } from '#tests/support/form-service.ts'
import { until } from '#tests/support/processes.ts'
import { enquiry, post } from '../forms/forms.ts'
import { quick } from './deliveries.ts'

const enquiries = 1000
const lastSentMs = 5000

it('issue 3: 1,000 enquiries in a burst with the form service down: all 201 or 429, each 201 delivered once it is back', async () => {
  const forms = await startFormService()
  onTestFinished(forms.close)
  await forms.behave('refuse')
  const limits = { submissions: { max: 980, windowMs: 60_000 } }
  const app = await startTestApp({ FORM_ENDPOINT_URL: forms.url }, { pace: quick, limits })
  onTestFinished(app.close)

  const answers = await Promise.all(
    Array.from({ length: enquiries }, async (_one, index) => {
      await new Promise((resolve) => setTimeout(resolve, (index / enquiries) * lastSentMs))
      const answer = await post(app, '/enquiries', enquiry())
      return { status: answer.status, body: await answer.json() }
    }),
  )
  const taken = answers.flatMap(({ status, body }) => (status === 201 ? [submittedSchema.parse(body).reference] : []))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 429]))
  expect(taken).toHaveLength(980)

  await forms.behave('take')
  const { prisma } = app.services.database
  await until(async () => (await prisma.delivery.count({ where: { status: 'pending' } })) === 0)
  expect(await prisma.delivery.count({ where: { status: 'delivered' } })).toBe(taken.length)
  expect(forms.posts.map(({ key }) => key).toSorted()).toEqual(taken.toSorted())
}, 40_000)
