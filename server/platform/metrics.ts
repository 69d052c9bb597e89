import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** A figure that is read when Prometheus asks, with its value by label. */
export interface Reading {
  name: string
  help: string
  /** Name of the label; none for a single value. */
  label?: string
  values: () => Promise<[label: string, value: number][]>
}

const seconds = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Where the route of a request is unknown, so that strange addresses add no series. */
const noRoute = 'none'

/** Serves /metrics to whoever has the token, and counts requests by route. */
export function registerMetrics(app: FastifyInstance, token: string, readings: Reading[]): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'harbour_http_requests_total',
    help: 'Requests by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'harbour_http_request_seconds',
    help: 'Time to answer, by route.',
    labelNames: ['route'],
    buckets: seconds,
    registers: [registry],
  })
  for (const reading of readings) register(registry, reading)
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? noRoute : (request.routeOptions.url ?? noRoute)
    requests.inc({ method: request.method, route, status: reply.statusCode })
    durations.observe({ route }, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', { logLevel: 'warn', schema: { hide: true } }, async (request, reply) => {
    if (!isToken(request.headers.authorization, token))
      return reply.code(401).header('www-authenticate', 'Bearer').type('text/plain').send('A token is needed\n')
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}

function register(registry: Registry, { name, help, label, values }: Reading): void {
  new Gauge({
    name,
    help,
    labelNames: label ? [label] : [],
    registers: [registry],
    async collect() {
      this.reset()
      // Without the database, its figures are left out, and those of the process are still there.
      for (const [of, value] of await values().catch(() => [])) this.set(label ? { [label]: of } : {}, value)
    },
  })
}

function isToken(given: string | undefined, token: string): boolean {
  const expected = Buffer.from(`Bearer ${token}`)
  const found = Buffer.from(given ?? '')
  return found.length === expected.length && timingSafeEqual(found, expected)
}
