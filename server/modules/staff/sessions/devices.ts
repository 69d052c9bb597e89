import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from '#server/platform/database/database.ts'
import { networkOf } from '#server/platform/http/addresses.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { createDevicesRepo, type KnownDevice } from './devices.repo.ts'

const cookieNames = { https: '__Host-device', http: 'device' } as const
/** Maximum lifetime of a cookie in browsers, in seconds. */
export const deviceLifetimeS = 400 * 24 * 3600
const secretBytes = 32
/** Maximum people per browser. */
const peopleMost = 5

/** Reads the device secrets of everybody who has signed in with this browser. */
export function deviceSecrets(request: FastifyRequest): string[] {
  const given = request.cookies[cookieNames[request.protocol]]?.split('.') ?? []
  return given.filter((secret) => /^[\w-]{43}$/.test(secret)).slice(0, peopleMost)
}

export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, secrets: string[]): void {
  reply.setCookie(cookieNames[request.protocol], secrets.join('.'), {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: deviceLifetimeS,
  })
}

export function deviceHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Identifies an API client by account and network. */
export function programHash(secrets: Secrets, email: string, address: string): string {
  return secrets.sign(`known ${email} ${networkOf(address)}`, 'throttle')
}

interface SignedInDevice {
  userId: string
  /** The known device, if the secret matched one. */
  device: KnownDevice | undefined
  /** All secrets that the browser sent. */
  secrets: string[]
  now: Date
  random: (bytes: number) => Uint8Array
}

/** Remembers a browser under a new secret. @returns the secrets to store in its cookie, newest first */
export async function rememberDevice(tx: Transaction, { userId, device, secrets, now, random }: SignedInDevice) {
  const fresh = Buffer.from(random(secretBytes)).toString('base64url')
  const repo = createDevicesRepo(tx)
  const isRotated = device !== undefined && (await repo.rotate(device, deviceHash(fresh), now))
  if (!isRotated) await repo.add(userId, deviceHash(fresh), now)
  const others = secrets.filter((secret) => deviceHash(secret) !== device?.secretHash)
  return [fresh, ...others].slice(0, peopleMost)
}
