import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { type KeyScope, keyRates, type NewApiKey } from '#contract/staff/keys.ts'
import type { Role } from '#contract/staff/permissions.ts'
import { systemActor } from '#server/platform/audit.ts'
import type { TestApp } from './app.ts'

export const staffPassword = 'lantern-harbour-44'
let staffPasswordHash: Promise<string> | undefined

export interface StaffMember {
  id: string
  email: string
  sessionId: string
  /** Headers of a browser that is signed in, on a page of our own. */
  cookie: { cookie: string; 'sec-fetch-site': string }
  /** Headers of a program. */
  bearer: { authorization: string }
}

/** Somebody of a role, with a session of each kind; `staffPassword` is their password. */
export async function createStaff(
  { app, services }: Pick<TestApp, 'app' | 'services'>,
  role: Role,
  { name = `A ${role}`, email = `${role}-${randomUUID()}@staff.example`, password = false } = {},
): Promise<StaffMember> {
  const { prisma } = services.database
  staffPasswordHash ??= password ? hash(staffPassword) : undefined
  const passwordHash = password ? ((await staffPasswordHash) ?? null) : 'none'
  const user = await prisma.user.create({
    data: { name, email, role, passwordHash, passwordChangedAt: new Date() },
  })
  const session = { userId: user.id, address: '127.0.0.1', userAgent: 'test' }
  const browser = await services.sessions.begin({ ...session, kind: 'cookie' })
  const program = await services.sessions.begin({ ...session, kind: 'bearer' })
  return {
    id: user.id,
    email,
    sessionId: browser.id,
    cookie: { cookie: `session=${app.jwt.sign(browser.claims)}`, 'sec-fetch-site': 'same-origin' },
    bearer: { authorization: `Bearer ${app.jwt.sign(program.claims)}` },
  }
}

/** Makes an API key, and returns the headers that send it. */
export async function keyOf(
  { services }: TestApp,
  scopes: readonly KeyScope[],
  given: Partial<Omit<NewApiKey, 'scopes'>> = {},
): Promise<{ authorization: string }> {
  const form = { name: 'ERP', rate: keyRates.most, expiresAt: null, ...given, scopes: [...scopes] }
  const { secret } = await services.keys.create(systemActor, form)
  return { authorization: `Bearer ${secret}` }
}

/** Returns the cookie of a browser that has opened a one-time link from the terminal. */
export function terminalCookie({ services }: TestApp): string {
  return `terminal=${services.tokens.issue('terminal', 'cookie', 60_000)}`
}
