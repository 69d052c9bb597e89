import { afterAll, expect, it } from 'vitest'
import { enquiry, post } from '#tests/api/forms/forms.ts'
import { startTestApp } from '#tests/support/app.ts'
import { openWiretap } from '#tests/support/statements.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const database = await createTestDatabase()
const wiretap = await openWiretap(database.url)
const app = await startTestApp({ DATABASE_URL: wiretap.url })
afterAll(async () => {
  await app.close()
  await wiretap.close()
  await database.drop()
})

it('each statement of a request carries its id, also after a body was read and within a transaction', async () => {
  wiretap.statements.length = 0
  const read = await fetch(`${app.url}/api/v1/products?search=meter`, { headers: { 'x-request-id': 'erp-42' } })
  const sent = await post(app, '/enquiries', enquiry(), { 'x-request-id': 'erp-43' })
  expect([read.status, sent.status, sent.headers.get('x-request-id')]).toEqual([200, 201, 'erp-43'])
  const with42 = wiretap.statements.filter((text) => text.endsWith("/*request_id='erp-42'*/"))
  expect(with42.some((text) => text.includes('"Product"'))).toBe(true)
  const inserts = wiretap.statements.filter((text) => text.includes('INSERT INTO "public"."Enquiry"'))
  expect(inserts).toEqual([expect.stringMatching(/\/\*request_id='erp-43'\*\/$/)])
})

it('a caller cannot end the comment: any other id is replaced', async () => {
  wiretap.statements.length = 0
  const given = "x'*/ DROP TABLE a --"
  const answer = await fetch(`${app.url}/api/v1/products?search=valve`, { headers: { 'x-request-id': given } })
  expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  expect(wiretap.statements.join()).not.toContain('DROP TABLE')
})
