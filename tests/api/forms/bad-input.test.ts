import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { demoRequest, enquiry, many, post, problemOf, quoteRequest, refusedFields } from './forms.ts'

/**
 * What the contract's JSON Schema does not say, of the forms of visitors. Types, bounds, missing and unknown fields, and bodies that are no JSON
 * are tried for every endpoint in tests/api/refusals/input.test.ts.
 */

interface Field {
  name: string
  required?: true
  multiline?: true
}

const line = (name: string): Field => ({ name })
const required = (field: Field): Field => ({ ...field, required: true })
const multiline = (field: Field): Field => ({ ...field, multiline: true })

const email = required(line('email'))
const message = multiline(line('message'))
const company = line('company')

const forms = [
  {
    path: '/enquiries',
    body: enquiry,
    texts: [
      line('product'),
      required(line('firstName')),
      required(line('lastName')),
      email,
      company,
      line('phone'),
      required(message),
    ],
  },
  {
    path: '/demo-requests',
    body: demoRequest,
    texts: [line('product'), required(line('name')), email, required(company), line('phone'), message],
  },
  {
    path: '/quote-requests',
    body: quoteRequest,
    texts: [required(line('name')), email, company, line('phone'), message],
  },
]

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({}, { limits: many })
})

afterAll(async () => {
  const { prisma } = app.services.database
  const stored = [prisma.enquiry.count(), prisma.demoRequest.count(), prisma.quote.count()]
  expect(await Promise.all(stored)).toEqual([0, 0, 0])
  await app.close()
})

describe.each(forms)('$path refuses, naming the field,', ({ path, body, texts }) => {
  const refused = async (values: object) => refusedFields(await post(app, path, body(values)))

  it.each(texts)('$name with control characters or half a character', async ({ name }) => {
    for (const value of ['a\u0000b', '\u001b[2J', 'half \ud83d a sign']) {
      expect(await refused({ [name]: value }), JSON.stringify(value)).toEqual([name])
    }
  })

  it.each(texts.filter((text) => text.required))('$name empty or blank', async ({ name }) => {
    for (const value of ['', ' \t ']) expect(await refused({ [name]: value })).toEqual([name])
  })

  it.each(texts.filter((text) => !text.multiline))('$name over two lines', async ({ name }) => {
    const value = name === 'phone' ? '2345\n6789' : name === 'email' ? 'a@b.example\nBcc: c@d.example' : 'a\nb'
    expect(await refused({ [name]: value })).toEqual([name])
  })

  it('a field that every object inherits', async () => {
    expect(await refused({ constructor: 'x' })).toEqual(['constructor'])
  })

  it('a poisoned prototype', async () => {
    const answer = await fetch(`${app.url}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"__proto__":{"suspect":true}}',
    })
    expect((await problemOf(answer, 400)).code).toBe('request.refused')
  })

  it('a body beyond 256 kB, which the answer says', async () => {
    const problem = await problemOf(await post(app, path, body({ message: 'x'.repeat(262_145) })), 413)
    expect(problem.detail).toContain('262144 bytes')
  })
})

describe('a request for quotation refuses, naming the field in its line,', () => {
  const good = { slug: 'water-leak-sensor', quantity: 1, note: '' }
  const refused = async (lines: unknown) => refusedFields(await post(app, '/quote-requests', quoteRequest({ lines })))

  it.each([
    ['slug', 'water\u0000leak'],
    ['slug', 'no-such-product'],
    ['note', 'a\u0007b'],
  ])('%s: %j', async (name, value) => {
    const fields = await refused([good, { ...good, [name]: value }])
    expect(fields).toEqual([`lines.1.${name}`])
  })

  it('every product that is not sold, at once', async () => {
    const gone = { ...good, slug: 'gone' }
    expect(await refused([gone, good, gone])).toEqual(['lines.0.slug', 'lines.2.slug'])
  })
})

describe('a demo request refuses a bad day', () => {
  const refused = async (values: object) => refusedFields(await post(app, '/demo-requests', demoRequest(values)))

  it.each(['', '2026-02-30', '2026-13-01', '21/11/2026', '2026-11-23T09:00:00Z'])('%j', async (preferredDate) => {
    expect(await refused({ preferredDate })).toEqual(['preferredDate'])
  })
})

describe('POST /products/lookup refuses', () => {
  const refused = async (body: object) => refusedFields(await post(app, '/products/lookup', body))

  it.each([
    ['a blank key', ['HI-WL-01', ' '], 'keys.1'],
    ['a NUL', ['a\u0000'], 'keys.0'],
  ])('%s', async (_case, keys, field) => {
    expect(await refused({ keys })).toEqual([field])
  })
})

it('GET /demo-slots refuses a day that there is not', async () => {
  expect(await refusedFields(await fetch(`${app.url}/api/v1/demo-slots?date=2026-02-30`))).toEqual(['date'])
})
