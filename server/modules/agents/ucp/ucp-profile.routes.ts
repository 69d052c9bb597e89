import type { FastifyPluginAsync } from 'fastify'
import { quotationVersion } from '#contract/agents/quotations.ts'
import { ucpCapabilities, ucpService, ucpVersion } from '#contract/agents/ucp.ts'
import { apiRoot } from '#contract/endpoint.ts'
import { answerOf, sendAnswer } from '#server/platform/http/answers.ts'
import { originOf } from '#server/platform/http/origin.ts'

const spec = `https://ucp.dev/${ucpVersion}`

/** Returns the name of our capability for quotations: below the site's own domain, as UCP asks. */
export function quotationCapabilityOf(origin: string): string {
  const { hostname } = new URL(origin)
  const isName = /[a-z]/i.test(hostname) && !hostname.includes(':')
  const labels = isName ? hostname.toLowerCase().split('.').reverse() : ['local', 'site']
  return [...labels.map((label) => label.replace(/[^a-z0-9_]/g, '_')), 'quotation'].join('.')
}

/** The profile by which programs find what the site speaks. */
export function profileOf(origin: string) {
  const entry = { version: ucpVersion, spec: `${spec}/specification/overview` }
  return {
    ucp: {
      version: ucpVersion,
      services: {
        [ucpService]: [
          {
            ...entry,
            transport: 'rest',
            endpoint: `${origin}${apiRoot}/ucp`,
            schema: `${spec}/services/shopping/rest.openapi.json`,
          },
          {
            ...entry,
            transport: 'mcp',
            endpoint: `${origin}/mcp`,
            schema: `${spec}/services/shopping/mcp.openrpc.json`,
          },
        ],
      },
      capabilities: {
        ...Object.fromEntries(
          ucpCapabilities.map((name) => {
            const [kind] = name.split('.').slice(-1)
            const of = {
              version: ucpVersion,
              spec: `${spec}/specification/shopping/catalog/${kind}`,
              schema: `${spec}/schemas/shopping/catalog_${kind}.json`,
            }
            return [name, [of]]
          }),
        ),
        [quotationCapabilityOf(origin)]: [
          { version: quotationVersion, spec: `${origin}/api/docs`, schema: `${origin}/api/openapi.json` },
        ],
      },
      payment_handlers: {},
    },
  }
}

export function ucpProfileRoutes(publicUrl: string | undefined): FastifyPluginAsync {
  return async (app) => {
    app.get('/.well-known/ucp', { schema: { hide: true } }, async (request, reply) => {
      const profile = JSON.stringify(profileOf(originOf(request, publicUrl)))
      sendAnswer(request, reply, { ...answerOf(profile, 'application/json'), cacheControl: 'public, max-age=300' })
      return reply
    })
  }
}
