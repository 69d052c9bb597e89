import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Problem, problemSchema } from '#contract/problems/problems.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { demoRequest, enquiry } from '../forms/forms.ts'
import { appWith } from './app-with.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

async function problemOf(answer: Response): Promise<Problem> {
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  const body: unknown = await answer.json()
  const problem = problemSchema.parse(body)
  expect(body).toEqual(problem)
  expect(problem).toMatchObject({ type: 'about:blank', status: answer.status })
  expect(problem.requestId).toBe(answer.headers.get('x-request-id'))
  return problem
}

describe('design, "REST API": errors are RFC 9457 problem details', () => {
  it.each([
    ['an unknown address', 'GET', '/nowhere', 404, 'route.not_found'],
    ['an unknown address of the API', 'GET', '/api/v1/nowhere', 404, 'route.not_found'],
    ['a wrong method', 'POST', '/api/v1/products', 404, 'route.not_found'],
    ['a wrong method with a body', 'DELETE', '/api/v1/products/leak', 404, 'route.not_found'],
    ['bad input', 'GET', '/api/v1/products?page=0', 400, 'request.invalid'],
    ['an unknown product', 'GET', '/api/v1/products/none', 404, 'product.not_found'],
    ['an unknown picture', 'GET', `/api/v1/images/${'0'.repeat(64)}`, 404, 'image.not_found'],
    ['a malformed address', 'GET', '/api/v1/products/%ff', 400, 'request.refused'],
    ['half an escape', 'GET', '/api/v1/products/%e6%b', 400, 'request.refused'],
    ['an address beyond every limit', 'GET', `/api/v1/products/${'x'.repeat(400)}`, 414, 'request.refused'],
  ])('%s', async (_case, method, path, status, code) => {
    const problem = await problemOf(await fetch(app.url + path, { method }))
    expect([problem.status, problem.code]).toEqual([status, code])
  })

  it.each<[string, string, object, object[]]>([
    [
      'a field that the form must have',
      '/enquiries',
      { firstName: ' ' },
      [{ path: 'firstName', message: 'is required', code: 'required' }],
    ],
    [
      'what is no address',
      '/enquiries',
      { email: 'me' },
      [{ path: 'email', message: 'is not an email address', code: 'not_email' }],
    ],
    [
      'a text beyond its bound, in the words of the schema library',
      '/enquiries',
      { company: 'x'.repeat(201) },
      [
        {
          path: 'company',
          message: 'Too big: expected string to have <=200 characters',
          code: 'too_long',
          params: { maximum: 200 },
        },
      ],
    ],
    [
      'none of the choices',
      '/enquiries',
      { language: 'fr' },
      [
        {
          path: 'language',
          message: 'Invalid option: expected one of "zh-TW"|"zh-CN"|"en"',
          code: 'not_offered',
          params: { values: ['zh-TW', 'zh-CN', 'en'] },
        },
      ],
    ],
    [
      'a field that does not exist',
      '/enquiries',
      { colour: 'teal' },
      [{ path: 'colour', message: 'There is no such field', code: 'unknown_field' }],
    ],
    [
      'what only the service refuses, with its figure',
      '/demo-requests',
      { preferredDate: '2099-01-01', preferredTime: undefined },
      [{ path: 'preferredDate', message: 'is more than 90 days ahead', code: 'date_too_far', params: { days: 90 } }],
    ],
  ])('tells programs by a code: %s', async (_what, path, fields, errors) => {
    const body = { ...(path === '/enquiries' ? enquiry() : demoRequest()), ...fields }
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${app.url}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    expect((await problemOf(answer)).errors).toEqual(errors)
  })

  it('names the address, without its query, which may hold what is nobody else’s', async () => {
    const { detail } = await problemOf(await fetch(`${app.url}/nowhere?token=hunter2`))
    expect(detail).toContain('/nowhere')
    expect(detail).not.toContain('hunter2')
  })

  it('a failure of ours is a 500 that tells nothing but the request id', async () => {
    const list = () => Promise.reject(new Error('password hunter2 at server/secret.ts:12'))
    await using inside = await appWith(app, { products: { ...app.services.products, list } })
    const answer = await inside.inject('/api/v1/products?search=anything')
    const problem = problemSchema.parse(answer.json())
    expect([answer.statusCode, problem.code]).toEqual([500, 'server.error'])
    expect(answer.body).not.toMatch(/hunter2|secret\.ts|stack|\bat /)
    expect(problem.requestId).toBe(answer.headers['x-request-id'])
  })
})

describe('request ids', () => {
  it('gives each request one of its own', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => (await fetch(`${app.url}/health/live`)).headers.get('x-request-id')),
    )
    expect(ids).toEqual([expect.stringMatching(uuid), expect.stringMatching(uuid)])
    expect(ids[0]).not.toBe(ids[1])
  })

  it.each(['erp-42', 'A.b_c-9', 'x'.repeat(64)])("keeps the caller's %s", async (id) => {
    const answer = await fetch(`${app.url}/nowhere`, { headers: { 'x-request-id': id } })
    expect((await problemOf(answer)).requestId).toBe(id)
  })

  it.each(['two words', '<script>', '{"a":1}', 'x'.repeat(65), ''])('refuses "%s"', async (id) => {
    const answer = await fetch(`${app.url}/health/live`, { headers: { 'x-request-id': id } })
    expect(answer.headers.get('x-request-id')).toMatch(uuid)
  })
})

describe('security headers', () => {
  it.each(['/api/v1/products', '/api/v1/site', '/health/live', '/nowhere'])('%s carries them', async (path) => {
    const { headers } = await fetch(app.url + path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-powered-by')).toBeNull()
    const policy = (headers.get('content-security-policy') ?? '').split(';')
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
        "script-src 'self'",
      ]),
    )
    expect(policy.join(';')).not.toMatch(/unsafe-/)
  })
})
