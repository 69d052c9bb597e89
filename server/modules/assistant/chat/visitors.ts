import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '#server/platform/http/addresses.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/** A visitor, distinguished but not identified. */
export interface Visitor {
  /** SHA-256 of the cookie's secret. */
  hash: string
  /** HMAC of the address (IPv6: of its /64). */
  addressHash: string
}

const cookieNames = { https: '__Host-assistant', http: 'assistant' } as const
const secretBytes = 32
const secretShape = /^[\w-]{43}$/

interface VisitorServices {
  secrets: Pick<Secrets, 'sign'>
  random: (bytes: number) => Uint8Array
  /** Lifetime of the cookie, the same as of conversations. Days. */
  retentionDays: () => number
}

/** Recognises visitors by the cookie that is set with their first message. */
export function createVisitors({ secrets, random, retentionDays }: VisitorServices) {
  function setCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
    reply.setCookie(cookieNames[request.protocol], secret, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
      maxAge: retentionDays() * 24 * 3600,
    })
  }

  return {
    /** Returns the hash that conversations of this visitor carry; undefined without a cookie. */
    hashOf(request: FastifyRequest): string | undefined {
      const secret = secretOf(request)
      return secret && hashOf(secret)
    },

    identify(request: FastifyRequest, reply: FastifyReply): Visitor {
      const secret = secretOf(request) ?? Buffer.from(random(secretBytes)).toString('base64url')
      setCookie(request, reply, secret)
      return { hash: hashOf(secret), addressHash: secrets.sign(networkOf(request.ip), 'visitor') }
    },
  }
}

export type Visitors = ReturnType<typeof createVisitors>

function secretOf(request: FastifyRequest): string | undefined {
  const secret = request.cookies[cookieNames[request.protocol]]
  return secret && secretShape.test(secret) ? secret : undefined
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
