import { afterAll, expect, it } from 'vitest'
import { quotationRequest } from '#tests/api/agents/agents.ts'
import { demoRequest, enquiry, quoteRequest } from '#tests/api/forms/forms.ts'
import { startTestApp } from '#tests/support/app.ts'
import { unlimited } from '#tests/support/limits.ts'
import { createStaff } from '#tests/support/staff.ts'
import { declaring, operationsOf } from './operations.ts'
import { asker, type Given } from './requests.ts'

const once = { max: 1, windowMs: 60 * 60_000 }
const limits = Object.fromEntries(Object.keys(unlimited).map((name) => [name, once]))
const app = await startTestApp({}, { limits })
afterAll(() => app.close())

const ask = asker(app, (await createStaff(app, 'super_admin')).cookie)

/** What is looked at before a limit counts it. */
const given: Record<string, Given> = {
  listSuggestions: { query: { q: 'leak', language: 'en' } },
  createEnquiry: { body: enquiry() },
  createDemoRequest: { body: demoRequest() },
  createQuoteRequest: { body: quoteRequest() },
  requestQuotation: { body: quotationRequest() },
}

/** A proof of work stands in for these refusals; a demo is refused by its own limit where that is reached first. */
const codesOfForms: Record<string, string[]> = {
  createEnquiry: ['forms.proof_required'],
  createQuoteRequest: ['forms.proof_required'],
  createDemoRequest: ['forms.proof_required', 'rate.limited'],
}

it.each(declaring(operationsOf(app), 429))('429: %s', async (_, operation) => {
  await ask(operation, given[operation.id]) // the last that is allowed, if it was not used up before
  app.services.cache.clear() // what is known is not refused
  const { status, headers, problem } = await ask(operation, given[operation.id])
  expect(status).toBe(429)
  expect(codesOfForms[operation.id] ?? ['rate.limited']).toContain(problem?.code)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(headers['ratelimit-policy']).toMatch(/^"\w+";q=\d+;w=\d+/)
  expect(headers.ratelimit).toMatch(/^"\w+";r=\d+;t=\d+/)
})
