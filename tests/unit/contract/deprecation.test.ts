import { expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { createApi } from '#server/platform/http/api.ts'
import { problem } from '#server/platform/http/problems.ts'
import { route } from '#server/platform/http/route.ts'

const old = endpoint({
  method: 'GET',
  path: '/old',
  permission: 'public',
  tags: ['Health'],
  operationId: 'old',
  summary: 'What there was',
  query: z.strictObject({ fail: z.optional(z.string()) }),
  answer: z.object({ ok: z.boolean() }),
  deprecated: { since: '2026-12-01', sunset: '2027-06-01', instead: 'GET /new' },
})

it('a deprecated endpoint says so in each answer and in the document', async () => {
  const readiness = { stopping: false, trouble: async () => undefined }
  const { app } = await createApi({
    readiness,
    publicUrl: undefined,
    trustProxy: [],
    logger: undefined,
    translateWidgetUrl: null,
    isTlsRequired: () => false,
  })
  onTestFinished(() => app.close())
  route(app, old, ({ query }) => {
    if (query.fail) throw problem('route.not_found', 'It fails')
    return { ok: true }
  })
  for (const [url, status] of [
    ['/old', 200],
    ['/old?fail=yes', 404],
    ['/old?other=1', 400],
  ] as const) {
    const { statusCode, headers } = await app.inject(url)
    expect([url, statusCode]).toEqual([url, status])
    expect(headers).toMatchObject({ deprecation: '@1796083200', sunset: 'Tue, 01 Jun 2027 00:00:00 GMT' })
  }
  const document = (await app.inject('/api/openapi.json')).json()
  expect(document.paths['/old'].get).toMatchObject({
    deprecated: true,
    description: 'Deprecated since 2026-12-01, gone after 2027-06-01: use GET /new.',
  })
})
