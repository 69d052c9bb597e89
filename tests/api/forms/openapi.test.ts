import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { documentOf } from '#tests/support/openapi/document.ts'
import { demoRequest, enquiry, post, quoteRequest, receiptOf } from './forms.ts'

const jsonContent = z.object({ 'application/json': z.object({ schema: z.record(z.string(), z.unknown()) }) })
const operationSchema = z.object({
  requestBody: z.object({ required: z.literal(true), content: jsonContent }).optional(),
  responses: z.record(z.string(), z.object({ content: z.record(z.string(), z.unknown()).optional() })),
})
const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) })

let app: TestApp
let document: z.infer<typeof documentSchema>

beforeAll(async () => {
  app = await startTestApp()
  document = documentSchema.parse(documentOf(app.app))
})

afterAll(() => app.close())

const operations = {
  'post /enquiries': '201 400 413 415 429 503',
  'post /demo-requests': '201 400 409 413 415 429 503',
  'get /demo-slots': '200 400 429 503',
  'post /quote-requests': '201 400 413 415 429 503',
  'get /quote-requests/{token}': '200 400 404 429 503',
  'post /products/lookup': '200 400 413 415 429 503',
}

function operation(name: string): z.infer<typeof operationSchema> {
  const [method = '', path = ''] = name.split(' ')
  const found = document.paths[`/api/v1${path}`]?.[method]
  if (!found) throw new Error(`${name} is not described`)
  return found
}

function answerSchema(name: string, status: string) {
  const { 'application/json': content } = jsonContent.parse(operation(name).responses[status]?.content)
  return z.fromJSONSchema(content.schema)
}

describe('the OpenAPI document, of the forms', () => {
  it.each(Object.entries(operations))('%s lists how it may answer', (name, statuses) => {
    expect(Object.keys(operation(name).responses).sort().join(' ')).toBe(statuses)
  })

  it.each([
    ['post /enquiries', enquiry()],
    ['post /demo-requests', demoRequest()],
    ['post /quote-requests', quoteRequest()],
    ['post /products/lookup', { keys: ['HI-WL-01'] }],
  ])('%s describes the body it takes and the answer it gives', async (name, body) => {
    const schema = operation(name).requestBody?.content['application/json'].schema ?? {}
    expect(z.fromJSONSchema(schema).parse(body)).toEqual(body)
    const answer = await post(app, name.replace('post ', ''), body)
    const answered: unknown = await answer.json()
    expect(answerSchema(name, String(answer.status)).parse(answered)).toEqual(answered)
  })

  it('describes what is read of it', async () => {
    const { token } = await receiptOf(await post(app, '/quote-requests', quoteRequest()))
    const reads = [
      ['get /quote-requests/{token}', `/quote-requests/${token}`],
      ['get /demo-slots', `/demo-slots?date=${new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10)}`],
    ] as const
    for (const [name, path] of reads) {
      const answered: unknown = await fetch(`${app.url}/api/v1${path}`).then((answer) => answer.json())
      expect(answerSchema(name, '200').parse(answered)).toEqual(answered)
    }
  })
})
