import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod'
import type { Site } from '#contract/site.ts'
import { exchangeRatesRoutes } from './features/exchange-rates/exchange-rates.routes.ts'
import type { ImagesRepo } from './features/images/images.repo.ts'
import { imagesRoutes } from './features/images/images.routes.ts'
import type { CatalogueCache } from './features/products/catalogue.cache.ts'
import { productsRoutes } from './features/products/products.routes.ts'
import type { ProductsService } from './features/products/products.service.ts'
import { siteRoutes } from './features/site/site.routes.ts'
import { registerDocs } from './platform/docs.ts'
import { healthRoutes, type Readiness } from './platform/health.ts'
import { answerFrameworkError, registerProblems } from './platform/problems.ts'
import { registerSecurityHeaders } from './platform/security-headers.ts'
import { registerWeb } from './platform/web.ts'

/** Everything the API is made of; main.ts and the tests build the same one. */
export interface Services {
  site: Site
  products: ProductsService
  images: ImagesRepo
  cache: CatalogueCache
  readiness: Readiness
  publicUrl: string | undefined
  /** Addresses and ranges of proxies. */
  trustProxy: string[]
  /** Folder of the built client. */
  client: string | undefined
  logger: FastifyBaseLogger | undefined
}

/** Builds the whole API, ready to listen or to be injected into. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  z.config(z.locales.en())
  const app = Fastify({
    ...(services.logger && { loggerInstance: services.logger }),
    trustProxy: services.trustProxy.length > 0 ? services.trustProxy : false,
    genReqId: (request) => requestId(request.headers['x-request-id']),
    forceCloseConnections: 'idle',
    return503OnClosing: false, // a request that a proxy had already sent is answered, not refused
    frameworkErrors: answerFrameworkError,
    routerOptions: { maxParamLength: 300 },
  }).withTypeProvider<ZodTypeProvider>()
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
  registerProblems(app)
  await registerSecurityHeaders(app, services.site.translateWidgetUrl)
  await registerDocs(app, services.publicUrl)

  await app.register(healthRoutes(services.readiness))
  await app.register(
    async (api) => {
      await api.register(siteRoutes(services.site))
      await api.register(exchangeRatesRoutes)
      await api.register(productsRoutes(services.products, services.cache))
      await api.register(imagesRoutes(services.images))
    },
    { prefix: '/api/v1' },
  )
  await registerWeb(app, services.client)
  return app
}

/** A caller's own id is kept where it is safe to log, so that one id follows a request through every system. */
function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID()
}
