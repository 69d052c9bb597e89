import { subscribe } from 'node:diagnostics_channel'
import { createRequire } from 'node:module'
import { trace } from '@opentelemetry/api'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { NodeSDK } from '@opentelemetry/sdk-node'
import type { FastifyInstance } from 'fastify'
import { loggedPath } from './logging.ts'

/**
 * Sends traces of requests and of their statements to an OTLP receiver, as the standard OTEL_* variables say. Paths are censored as in the
 * log, queries and parameters of statements left out.
 * @returns a function that sends what is left
 */
export function startTracing(environment: NodeJS.ProcessEnv): () => Promise<void> {
  const http = new HttpInstrumentation({
    disableOutgoingRequestInstrumentation: true,
    startIncomingSpanHook: ({ url = '' }) => ({ 'url.path': loggedPath(url), 'url.query': undefined }),
  })
  const sdk = new NodeSDK({
    serviceName: environment.OTEL_SERVICE_NAME || 'harbour-iot',
    instrumentations: [http, new PgInstrumentation({ requireParentSpan: true })],
    metricReaders: [],
    logRecordProcessors: [],
  })
  sdk.start()
  const require = createRequire(import.meta.url)
  for (const instrumented of ['http', 'pg']) require(instrumented) // patches the module, though ES modules have imported it already
  subscribe('fastify.initialization', nameSpans)
  return () => sdk.shutdown()
}

/** Names spans by the route, and gives them the request's id. */
function nameSpans(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { url } = request.routeOptions
    const span = trace.getActiveSpan()?.setAttribute('request.id', request.id)
    if (url) span?.updateName(`${request.method} ${url}`).setAttribute('http.route', url)
    done()
  })
}
