import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lengths } from '#contract/requests/visitors.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { demoRequest, enquiry, many, post, problemOf, quoteRequest, refusedFields } from './forms.ts'

interface Field {
  name: string
  /** Characters. */
  most: number
  required?: true
  multiline?: true
}

const line = (name: string, most: number): Field => ({ name, most })
const required = (field: Field): Field => ({ ...field, required: true })
const multiline = (field: Field): Field => ({ ...field, multiline: true })

const email = required(line('email', lengths.email))
const message = multiline(line('message', lengths.message))
const company = line('company', lengths.company)

const forms = [
  {
    path: '/enquiries',
    body: enquiry,
    texts: [
      line('product', lengths.product),
      required(line('firstName', lengths.name)),
      required(line('lastName', lengths.name)),
      email,
      company,
      line('phone', lengths.phone),
      required(message),
    ],
    choices: ['inquiryType'],
    requiredChoices: [],
  },
  {
    path: '/demo-requests',
    body: demoRequest,
    texts: [
      line('product', lengths.product),
      required(line('name', lengths.name)),
      email,
      required(company),
      line('phone', lengths.phone),
      message,
    ],
    choices: ['kind', 'industry', 'useCase', 'preferredTime'],
    requiredChoices: ['industry'],
  },
  {
    path: '/quote-requests',
    body: quoteRequest,
    texts: [required(line('name', lengths.name)), email, company, line('phone', lengths.phone), message],
    choices: ['currency'],
    requiredChoices: ['currency'],
  },
]

const envelopeCases = [
  ['submissionId', undefined],
  ['submissionId', ''],
  ['submissionId', 'not-a-uuid'],
  ['submissionId', 42],
  ['language', undefined],
  ['language', 'fr'],
  ['elapsedMs', undefined],
  ['elapsedMs', 1999],
  ['elapsedMs', -1],
  ['elapsedMs', 2500.5],
  ['elapsedMs', '42000'],
  ['elapsedMs', null],
  ['website', 42],
  ['website', 'x'.repeat(501)],
] as const

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

describe.each(forms)('$path refuses, naming the field,', ({ path, body, ...fields }) => {
  const refused = async (values: object) => refusedFields(await post(app, path, body(values)))

  it.each(fields.texts)('$name too long, of the wrong type, or with control characters', async ({ name, most }) => {
    const tooLong = name === 'phone' ? '2'.repeat(most + 1) : 'x'.repeat(most + 1)
    for (const value of [tooLong, 42, true, null, {}, ['text'], 'a\u0000b', '\u001b[2J', 'half \ud83d a sign']) {
      expect(await refused({ [name]: value }), JSON.stringify(value)).toEqual([name])
    }
  })

  it.each(fields.texts.filter((text) => text.required))('$name missing, empty or blank', async ({ name }) => {
    for (const value of [undefined, '', ' \t ']) expect(await refused({ [name]: value })).toEqual([name])
  })

  it.each(fields.texts.filter((text) => !text.multiline))('$name over two lines', async ({ name }) => {
    const value = name === 'phone' ? '2345\n6789' : name === 'email' ? 'a@b.example\nBcc: c@d.example' : 'a\nb'
    expect(await refused({ [name]: value })).toEqual([name])
  })

  it.each(fields.choices)('%s that is none of the choices', async (name) => {
    for (const value of ['none', '', 42, null, ['other']]) expect(await refused({ [name]: value })).toEqual([name])
  })

  if (fields.requiredChoices.length > 0) {
    it.each(fields.requiredChoices)('%s missing', async (name) => {
      expect(await refused({ [name]: undefined })).toEqual([name])
    })
  }

  it.each(envelopeCases)('%s: %j', async (name, value) => {
    expect(await refused({ [name]: value })).toEqual([name])
  })

  it.each(['suspect', 'reference', 'status', 'createdAt', 'holdsSlot', 'constructor'])(
    'a field that is not its own: %s',
    async (name) => {
      expect(await refused({ [name]: 'x' })).toEqual([name])
    },
  )

  it('every bad field at once', async () => {
    expect(await refused({ email: 'x', language: 'fr', colour: 'red' })).toEqual(['colour', 'email', 'language'])
  })

  it.each([
    ['a list', '[]', 'application/json', 400, 'request.invalid'],
    ['a text', '"hello"', 'application/json', 400, 'request.invalid'],
    ['null', 'null', 'application/json', 400, 'request.invalid'],
    ['half of an object', '{"name":', 'application/json', 400, 'request.refused'],
    ['nothing', '', 'application/json', 400, 'request.refused'],
    ['a poisoned prototype', '{"__proto__":{"suspect":true}}', 'application/json', 400, 'request.refused'],
    ['plain text', '{}', 'text/plain', 415, 'request.refused'],
    ["a page's own form", 'name=x', 'application/x-www-form-urlencoded', 415, 'request.refused'],
    ['a form with files', '--x--', 'multipart/form-data; boundary=x', 415, 'request.refused'],
    ['XML', '<name/>', 'application/xml', 415, 'request.refused'],
  ])('a body that is %s', async (_case, text, type, status, code) => {
    const answer = await fetch(`${app.url}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: text,
    })
    expect((await problemOf(answer, status)).code).toBe(code)
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
    ['slug', undefined],
    ['slug', ''],
    ['slug', 42],
    ['slug', 'x'.repeat(201)],
    ['slug', 'water\u0000leak'],
    ['slug', 'no-such-product'],
    ['quantity', undefined],
    ['quantity', 0],
    ['quantity', -1],
    ['quantity', 1.5],
    ['quantity', '2'],
    ['quantity', 100_001],
    ['note', 'x'.repeat(lengths.note + 1)],
    ['note', 'a\u0007b'],
    ['note', 7],
    ['price', 1],
  ])('%s: %j', async (name, value) => {
    const fields = await refused([good, { ...good, [name]: value }])
    expect(fields).toEqual([`lines.1.${name}`])
  })

  it('every product that is not sold, at once', async () => {
    const gone = { ...good, slug: 'gone' }
    expect(await refused([gone, good, gone])).toEqual(['lines.0.slug', 'lines.2.slug'])
  })

  it.each([
    ['no lines', []],
    ['none at all', undefined],
    ['a text', 'water-leak-sensor'],
    ['more than a hundred', Array.from({ length: 101 }, () => good)],
  ])('%s', async (_case, lines) => {
    expect(await refused(lines)).toEqual(['lines'])
  })
})

describe('a demo request refuses a bad day', () => {
  const refused = async (values: object) => refusedFields(await post(app, '/demo-requests', demoRequest(values)))

  it.each(['', 'tomorrow', '2026-02-30', '2026-13-01', '21/11/2026', '2026-11-23T09:00:00Z', 20261123, null])(
    '%j',
    async (preferredDate) => {
      expect(await refused({ preferredDate })).toEqual(['preferredDate'])
    },
  )
})

describe('POST /products/lookup refuses', () => {
  const refused = async (body: object) => refusedFields(await post(app, '/products/lookup', body))

  it.each([
    ['no keys', { keys: [] }, 'keys'],
    ['none at all', {}, 'keys'],
    ['a text', { keys: 'HI-WL-01' }, 'keys'],
    ['more than a hundred', { keys: Array.from({ length: 101 }, () => 'x') }, 'keys'],
    ['an empty key', { keys: ['HI-WL-01', ' '] }, 'keys.1'],
    ['a number', { keys: [42] }, 'keys.0'],
    ['a key too long', { keys: ['x'.repeat(201)] }, 'keys.0'],
    ['a NUL', { keys: ['a\u0000'] }, 'keys.0'],
    ['another field', { keys: ['x'], colour: 'red' }, 'colour'],
  ])('%s', async (_case, body, field) => {
    expect(await refused(body)).toEqual([field])
  })
})

describe('GET /demo-slots refuses', () => {
  it.each([
    ['no day', '', ['date']],
    ['a bad day', '?date=2026-02-30', ['date']],
    ['two days', '?date=2026-11-23&date=2026-11-24', ['date']],
    ['another parameter', '?date=2026-11-23&zone=UTC', ['zone']],
  ])('%s', async (_case, query, fields) => {
    expect(await refusedFields(await fetch(`${app.url}/api/v1/demo-slots${query}`))).toEqual(fields)
  })
})
