import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { apiRoot } from '#contract/endpoint.ts'
import { keyScopes } from '#contract/staff/keys.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { addressOf, declaredEndpoints } from '#tests/support/endpoints.ts'
import { resolvedDocument } from '#tests/support/openapi/document.ts'
import { registeredRoutes } from '#tests/support/routes.ts'

const jsonSchema = z.record(z.string(), z.unknown())
const content = z.record(z.string(), z.object({ schema: jsonSchema }))
const operationSchema = z.object({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()).min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(['path', 'query', 'header']),
        description: z.string().min(1),
        required: z.boolean().optional(),
        schema: jsonSchema,
      }),
    )
    .default([]),
  responses: z.record(
    z.string().regex(/^[2-5]\d\d$/),
    z.object({ description: z.string(), content: content.optional() }),
  ),
})
const documentSchema = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string(), version: z.string() }),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
  paths: z.record(
    z.string().startsWith('/'),
    z.record(z.enum(['get', 'post', 'put', 'patch', 'delete']), operationSchema.optional()),
  ),
})

let app: TestApp
let text: string
let document: z.infer<typeof documentSchema>

beforeAll(async () => {
  app = await startTestApp()
  text = await fetch(`${app.url}/api/openapi.json`).then((answer) => answer.text())
  document = documentSchema.parse(resolvedDocument(JSON.parse(text)))
})

afterAll(() => app.close())

const apiRoutes = () => registeredRoutes(app.app).filter((route) => route.includes(' /api/v1/'))

function operations() {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation ? [{ route: `${method.toUpperCase()} ${path}`, path, operation }] : [],
    ),
  )
}

describe('design, "REST API": an OpenAPI 3.1 document describes all of it', () => {
  it('lists every registered route of /api/v1, and no other', () => {
    const listed = operations().map(({ route }) => route)
    expect(apiRoutes()).toContain('GET /api/v1/products/{slug}')
    expect(listed.filter((route) => route.includes('/api/v1/')).sort()).toEqual(apiRoutes())
  })

  it('the server registers the endpoints of the contract, and no other', async () => {
    const declared = (await declaredEndpoints()).map(([, endpoint]) => addressOf(endpoint, apiRoot))
    expect(apiRoutes()).toEqual(declared.sort())
  })

  it('says how each route succeeds, and gives a schema for each status with a body', () => {
    const withoutBody = new Set(['202', '204', '304'])
    for (const { route, operation } of operations()) {
      const statuses = Object.keys(operation.responses)
      expect(statuses.filter((status) => status < '300').length, route).toBeGreaterThan(0)
      for (const [status, { content }] of Object.entries(operation.responses)) {
        if (!withoutBody.has(status)) expect(content, `${route} ${status}`).toBeDefined()
      }
    }
  })

  it.each(['/api/v1/products', '/api/v1/products/{slug}'])('%s can be asked whether it has changed', (path) => {
    const operation = document.paths[path]?.get
    expect(operation?.responses['304']?.description).toContain('Not modified')
    expect(operation?.parameters).toContainEqual(expect.objectContaining({ name: 'if-none-match', in: 'header' }))
  })

  it('names each operation once, for clients that are generated from it', () => {
    const ids = operations().map(({ operation }) => operation.operationId)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('declares 400 wherever there is input to refuse', () => {
    const silent = operations().filter(
      // no If-None-Match is refused
      ({ operation }) =>
        operation.parameters.some((parameter) => parameter.in !== 'header') && !operation.responses['400'],
    )
    expect(silent.map(({ route }) => route)).toEqual([])
  })

  it('says that errors are problem details', () => {
    const types = operations()
      .filter(({ path }) => path.startsWith('/api/v1/'))
      .flatMap(({ route, operation }) =>
        Object.entries(operation.responses)
          .filter(([status]) => status >= '400')
          .map(([status, response]) => [`${route} ${status}`, Object.keys(response.content ?? {})]),
      )
    expect(types.filter(([, type]) => String(type) !== 'application/problem+json')).toEqual([])
  })

  it('describes each tag that it uses, and uses each that it describes', () => {
    const used = new Set(operations().flatMap(({ operation }) => operation.tags))
    expect(document.tags.map(({ name }) => name).sort()).toEqual([...used].sort())
  })

  it('names schemas once, in at most 800 kB', () => {
    expect(text.length).toBeLessThan(800_000)
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(['OrderDetail', 'NewOrder']))
  })

  it('names the scope that an API key needs, where a key will do', async () => {
    const keys = operations().flatMap(({ route, operation }) =>
      operation.security.flatMap(({ apiKey }) => (apiKey ? [[route, ...apiKey]] : [])),
    )
    const declared = (await declaredEndpoints()).flatMap(([, endpoint]) => {
      const isForKeys = !endpoint.confirmed && keyScopes.some((scope) => scope === endpoint.permission)
      return isForKeys ? [[addressOf(endpoint, apiRoot), endpoint.permission]] : []
    })
    expect(keys.sort()).toEqual(declared.sort())
  })

  it('declares each parameter of a path, as required', () => {
    for (const { route, path, operation } of operations()) {
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
      expect(
        inPath.map(({ name }) => `{${name}}`),
        route,
      ).toEqual(path.match(/\{\w+\}/g) ?? [])
      expect(
        inPath.every(({ required }) => required),
        route,
      ).toBe(true)
    }
  })

  it('uses JSON Schema 2020-12, not the keywords of 3.0', () => {
    expect(text).not.toMatch(/"nullable":|"exclusiveM(?:in|ax)imum":(?:true|false)/)
  })

  it.each([
    ['/api/v1/products', '/api/v1/products'],
    ['/api/v1/products/{slug}', '/api/v1/products/water-leak-sensor'],
    ['/api/v1/site', '/api/v1/site'],
    ['/api/v1/company', '/api/v1/company'],
    ['/api/v1/exchange-rates', '/api/v1/exchange-rates'],
    ['/health/ready', '/health/ready'],
  ])('its schema of %s fits the real answer', async (path, address) => {
    const schema = document.paths[path]?.get?.responses['200']?.content?.['application/json']?.schema
    if (!schema) throw new Error(`${path} has no schema`)
    const answer: unknown = await fetch(app.url + address).then((response) => response.json())
    expect(z.fromJSONSchema(schema).parse(answer)).toEqual(answer)
  })

  it('can be read at /api/docs', async () => {
    const answer = await fetch(`${app.url}/api/docs`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')])
    expect(await answer.text()).toContain('swagger-ui')
  })
})
