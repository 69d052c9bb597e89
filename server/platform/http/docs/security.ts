import type { FastifyContextConfig } from 'fastify'
import { keyScopes } from '#contract/staff/keys.ts'

/** Ways to authenticate, as OpenAPI lists them. */
export const securitySchemes = {
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key, made by a Super Admin. Each endpoint names the scope that it needs.',
  },
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'A person’s session in a program: the `accessToken` of `POST /auth/token`. Their role needs the permission that is the scope of keys.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-session',
    description:
      'A person’s session in a browser; `session` over HTTP. A request that changes state must come from the site itself.',
  },
} as const

type Requirement = { [scheme in keyof typeof securitySchemes]?: string[] }

/** Returns the alternatives for a route, an API key with its scope; none for everybody. */
export function securityOf({ permission, confirmed, isForPrograms }: FastifyContextConfig = {}): Requirement[] {
  if (!permission) return []
  const scope = confirmed ? undefined : keyScopes.find((one) => one === permission)
  return [...(scope ? [{ apiKey: [scope] }] : []), { accessToken: [] }, ...(isForPrograms ? [] : [{ session: [] }])]
}
