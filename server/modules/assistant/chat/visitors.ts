import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '#server/platform/http/addresses.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/** Who asks: what they are told from others by, never who they are. */
export interface Visitor {
  /** SHA-256 of the cookie's secret. */
  hash: string
  /** HMAC of the address, of IPv6 of its /64. */
  addressHash: string
}

const cookieNames = { https: '__Host-assistant', http: 'assistant' } as const
const secretBytes = 32
const secretShape = /^[\w-]{43}$/

interface VisitorServices {
  secrets: Pick<Secrets, 'sign'>
  random: (bytes: number) => Uint8Array
  /** How long the browser keeps its cookie: as long as its conversations are kept here. Days. */
  keptDays: () => number
}

/** Visitors of the assistant, by the cookie that they get with their first message. */
export function createVisitors({ secrets, random, keptDays }: VisitorServices) {
  function setCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
    reply.setCookie(cookieNames[request.protocol], secret, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
      maxAge: keptDays() * 24 * 3600,
    })
  }

  return {
    /** The hash of a visitor whose browser has the cookie: conversations of theirs have it. */
    hashOf(request: FastifyRequest): string | undefined {
      const secret = secretOf(request)
      return secret && hashOf(secret)
    },

    /** Who sends a message; the answer gives the cookie, or renews it. */
    greet(request: FastifyRequest, reply: FastifyReply): Visitor {
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
