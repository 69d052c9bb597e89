import swagger, { type SwaggerTransform } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { type Answer, answerOf, sendAnswer } from '../answers.ts'
import { withComponents } from './components.ts'
import { componentsToJsonSchema, routeToJsonSchema } from './json-schema.ts'
import { securityOf, securitySchemes } from './security.ts'
import { tags } from './tags.ts'

const description =
  'Times are ISO 8601 in UTC, amounts of money are numbers with two decimals beside their currency, ids are UUIDs. Errors are RFC 9457 problem details; `code` says which. Catalogue reads carry a strong `ETag`: send it back as `If-None-Match` and an unchanged answer is 304. They say in `Catalogue-As-Of`, a 304 too, when the catalogue was last compared with its source as a whole; where it has none, the header is not there. Limited answers have `RateLimit` and `RateLimit-Policy`. Fields are added to answers without notice.'

/** Serves OpenAPI 3.1 at /api/openapi.json and its viewer at /api/docs. To be registered before the routes it describes. */
export async function registerDocs(app: FastifyInstance, publicUrl: string | undefined): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Harbour IoT API', version: '1.0.0', description },
      servers: [{ url: publicUrl ?? '/' }],
      tags,
      components: { securitySchemes },
    },
    transform: describeRoute,
    transformObject: (written) => withComponents(componentsToJsonSchema(written)),
  })
  // Its validator badge would send our address to another site, and the content security policy forbids it.
  const uiConfig = { layout: 'BaseLayout', validatorUrl: null }
  await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig })
  let answer: Answer | undefined
  app.get('/api/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    answer ??= answerOf(JSON.stringify(app.swagger()), 'application/json; charset=utf-8')
    sendAnswer(request, reply, answer)
    return reply
  })
}

const describeRoute: SwaggerTransform = (route) => {
  const { schema, url } = routeToJsonSchema(route)
  return { schema: { ...schema, security: securityOf(route.route.config) }, url }
}
