import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startServer } from '#tests/api/platform/running-server.ts'
import { until } from '#tests/support/processes.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const attributesSchema = z.array(z.object({ key: z.string(), value: z.looseObject({}) }))
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  name: z.string(),
  attributes: attributesSchema,
})
type Span = z.infer<typeof spanSchema>
const tracesSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
})

const spans: Span[] = []
const services = new Set<unknown>()
const receiver = createServer(async (request, response) => {
  const { resourceSpans } = z.parse(tracesSchema, await json(request))
  for (const { resource, scopeSpans } of resourceSpans) {
    services.add(attributeOf(resource, 'service.name'))
    spans.push(...scopeSpans.flatMap((scope) => scope.spans))
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
}).listen(0, '127.0.0.1')
await once(receiver, 'listening')
const database = await createTestDatabase()
afterAll(async () => {
  receiver.close()
  await database.drop()
})

/** Has a process say at its end whether it has loaded what instruments modules. */
const saysWhatIsLoaded = `--import=data:text/javascript,${encodeURIComponent(`import Module from 'node:module'
  process.on('exit', () => {
    const loaded = Object.keys(Module._cache).filter((file) => file.includes('require-in-the-middle'))
    process.stdout.write('Instruments: ' + (loaded.length > 0) + '\\n')
  })`)}`

const attributeOf = ({ attributes }: { attributes: Span['attributes'] }, key: string) =>
  attributes.find((one) => one.key === key)?.value.stringValue

const named = (name: string) => spans.find((span) => span.name === name)

it('a request is a trace with its id and its statements, sent to the receiver that OTEL_EXPORTER_OTLP_ENDPOINT names', async () => {
  const server = await startServer({
    DATABASE_URL: database.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${Object(receiver.address()).port}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_SERVICE_NAME: 'quay-sensors',
    OTEL_BSP_SCHEDULE_DELAY: '100',
    NODE_OPTIONS: saysWhatIsLoaded,
  })
  const headers = { 'x-request-id': 'erp-42', traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' }
  await fetch(`${server.url}/api/v1/products?search=leak`, { headers })
  const request = await until(() => named('GET /api/v1/products'))
  expect(services).toEqual(new Set(['quay-sensors']))
  expect(request).toMatchObject({ traceId: '0af7651916cd43dd8448eb211c80319c', parentSpanId: 'b7ad6b7169203331' })
  expect(attributeOf(request, 'request.id')).toBe('erp-42')
  expect(attributeOf(request, 'http.route')).toBe('/api/v1/products')
  const statements = spans.filter(({ traceId, attributes }) =>
    attributes.some(({ key }) => key.startsWith('db.') && traceId === request.traceId),
  )
  expect(statements.length).toBeGreaterThan(0)
  expect(JSON.stringify(statements)).toContain("/*request_id='erp-42'*/")

  const token = 'aPrivateLinkThatNobodyElseMayKnow0123456789'
  await fetch(`${server.url}/api/v1/quotes/${token}?secret=hunter2`)
  await fetch(`${server.url}/api/v1/products/none`)
  expect(await server.stop('SIGTERM')).toBe(0)
  expect(server.output()).toContain('Instruments: true')
  expect(named('GET /api/v1/products/:slug')).toBeDefined() // sent before the process ended
  expect(JSON.stringify(spans)).not.toMatch(/aPrivateLink|hunter2|search=leak/)
})

it('without those variables, nothing of OpenTelemetry’s SDK is loaded', async () => {
  const server = await startServer({
    DATABASE_URL: database.url,
    NODE_OPTIONS: saysWhatIsLoaded,
  })
  await fetch(`${server.url}/api/v1/products`)
  await server.stop('SIGTERM')
  expect(server.output()).toContain('Instruments: false')
})
