import { createHash } from 'node:crypto'
import jwt from '@fastify/jwt'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Secrets } from '#server/platform/secrets.ts'

export const sessionClaims = z.object({ sid: z.uuid(), sub: z.uuid(), kind: z.enum(['cookie', 'bearer']) })
export type SessionClaims = z.infer<typeof sessionClaims>

/** Over TLS, the prefix limits the cookie to this host; HTTP is open only to the operator's own browser. */
export const cookieNames = { https: '__Host-session', http: 'session' } as const

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: SessionClaims & { exp: number }
    user: unknown
  }
}

const tokenHeader = z.object({ header: z.object({ kid: z.string() }) })

/**
 * Registers @fastify/jwt for session tokens (HS256). A token names its key (`kid`), so that tokens signed before
 * APP_SECRET was replaced stay valid while the former secret is listed.
 */
export async function registerSessionTokens(app: FastifyInstance, secrets: Secrets): Promise<void> {
  const [key, ...formerKeys] = secrets.keys('session')
  const keys = new Map([key, ...formerKeys].map((each) => [keyId(each), each]))
  await app.register(jwt, {
    secret: {
      private: key,
      public: async (_request: FastifyRequest, token: unknown) => {
        const found = keys.get(z.parse(tokenHeader, token).header.kid)
        if (!found) throw new Error('The token names no key of ours')
        return found
      },
    },
    decode: { complete: true },
    sign: { algorithm: 'HS256', kid: keyId(key) },
    verify: { algorithms: ['HS256'], extractToken: (request) => sessionToken(request)?.token },
    decoratorName: 'sessionClaims',
  })
}

function keyId(key: Buffer): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 12)
}

/**
 * Returns the claims of the request's token; undefined without a token, or when it is invalid or was issued for the
 * other transport (cookie or bearer).
 */
export async function verifiedClaims(request: FastifyRequest): Promise<SessionClaims | undefined> {
  const given = sessionToken(request)
  if (!given) return undefined
  const claims = await request.jwtVerify().catch(() => undefined)
  const { data } = z.safeParse(sessionClaims, claims)
  return data?.kind === given.kind ? data : undefined
}

/** A bearer token takes precedence over a cookie. */
function sessionToken(request: FastifyRequest): { token: string; kind: SessionClaims['kind'] } | undefined {
  const [, bearer] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '') ?? []
  if (bearer) return { token: bearer, kind: 'bearer' }
  if (request.headers.authorization) return undefined
  const cookie = request.cookies[cookieNames[request.protocol]]
  return cookie ? { token: cookie, kind: 'cookie' } : undefined
}
