import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Redis } from 'ioredis'
import * as z from 'zod'
import { followRequests } from '../request-id.ts'
import { registerDocs } from './docs/docs.ts'
import type { Readiness } from './health.ts'
import { createEarlyAnswers, declareInputRefusals, refuseTwoHosts, registerProblems } from './problems.ts'
import { createProxies } from './proxies.ts'
import { registerRateLimits } from './rate-limits.ts'
import { createSecurityHeaders, registerSecurityHeaders } from './security-headers.ts'

interface ApiServices {
  readiness: Readiness
  publicUrl: string | undefined
  trustProxy: string[]
  logger: FastifyBaseLogger | undefined
  translateWidgetUrl: string | null
  isTlsRequired: () => boolean
  redis?: Redis | undefined
  requestMs?: number
}

/** More than the longest request for quotation, in Chinese, takes. */
const bodyMaxBytes = 256 * 1024

/** How long a client may take to send a request with its body: enough for a file of 20 MB at 1.4 Mbit/s. */
const defaultRequestMs = 120_000
const checkIntervalMs = 30_000
const headersMs = 60_000
/** Keep-alive timeout: longer than a load balancer's, so that the balancer closes first. */
const keepAliveMs = 72_000

export async function createApi(services: ApiServices) {
  z.config(z.locales.en())
  const proxies = createProxies(services.trustProxy)
  const { requestMs = defaultRequestMs } = services
  const headers = createSecurityHeaders(services.translateWidgetUrl, proxies.isHttps, services.isTlsRequired)
  const app = Fastify({
    ...(services.logger && { loggerInstance: services.logger }),
    trustProxy: services.trustProxy.length > 0 && proxies.trusts,
    genReqId: requestId,
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    http: {
      headersTimeout: Math.min(headersMs, requestMs),
      connectionsCheckingInterval: Math.min(checkIntervalMs, requestMs),
    },
    forceCloseConnections: 'idle',
    return503OnClosing: false, // a request that a proxy had already sent is still served
    ...createEarlyAnswers(headers),
    bodyLimit: bodyMaxBytes,
    routerOptions: { maxParamLength: 300 },
  }).withTypeProvider<ZodTypeProvider>()
  app.addHook('onReady', async () => {
    const hosts = await proxies.open()
    if (hosts.length > 0)
      app.log.warn({ hosts }, 'TRUST_PROXY names hosts that are not found; they are looked up again')
  })
  app.addHook('onClose', async () => proxies.close())
  app.removeContentTypeParser('text/plain') // JSON alone: a page of another origin cannot send it without a preflight
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (services.readiness.stopping) reply.header('connection', 'close') // else keep-alive would hold the shutdown up
    done()
  })
  followRequests(app)
  registerProblems(app)
  declareInputRefusals(app)
  registerSecurityHeaders(app, headers)
  refuseTwoHosts(app)
  await registerDocs(app, services.publicUrl)
  await registerRateLimits(app, services.redis)
  await app.register(cookie)
  return { app, policyWith: headers.policyWith }
}

/** Accepts a caller's own request id where it is safe to log, so that one id follows a request through every system. */
function requestId({ headers: { 'x-request-id': given } }: Pick<IncomingMessage, 'headers'>): string {
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID()
}
