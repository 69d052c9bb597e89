import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

/** Serves OpenAPI 3.1 at /api/openapi.json and its viewer at /api/docs. To be registered before the routes it describes. */
export async function registerDocs(app: FastifyInstance, publicUrl: string | undefined): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Harbour IoT API',
        version: '1.0.0',
        description:
          'Times are ISO 8601 in UTC, amounts of money are numbers with two decimals beside their currency, ids are UUIDs. Errors are RFC 9457 problem details; `code` says which. Catalogue reads carry a strong `ETag`: send it back as `If-None-Match` and an unchanged answer is 304. They say in `Catalogue-As-Of`, a 304 too, when the catalogue was last compared with its source as a whole; where it has none, the header is not there.',
      },
      ...(publicUrl && { servers: [{ url: publicUrl }] }),
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  // Its validator badge would send our address to another site, and the content security policy forbids it.
  const uiConfig = { layout: 'BaseLayout', validatorUrl: null }
  await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
