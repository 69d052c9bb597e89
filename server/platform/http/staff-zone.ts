import type { FastifyInstance, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { Permission, Role } from '#contract/staff/permissions.ts'
import { confirmationMinutes, type SessionRestriction } from '#contract/staff/staff.ts'
import type { Actor } from '../audit.ts'
import { declareRefusals, problem } from './problems.ts'
import { type Counted, type RateLimit, sessionLimit, spendOrRefuse } from './rate-limits.ts'
import { requireSameOrigin } from './same-origin.ts'

export interface StaffSession {
  id: string
  /** A browser's, a program's that signed in as a person, or an API key. */
  kind: 'cookie' | 'bearer' | 'key'
  user: {
    id: string
    name: string
    email: string
    role: Role
    language: ReaderLanguage | null
    hasTwoFactor: boolean
    version: number
  }
  may: (permission: Permission) => boolean
  /** Requests a minute, of a key. */
  rate?: number
  restrictions: SessionRestriction[]
  expiresAt: Date
  confirmedAt: Date
}

declare module 'fastify' {
  interface FastifyRequest {
    staff: StaffSession | null
    /** Returns whether the session or key is still valid and may do this: to be asked between the batches of long work. */
    isStillAdmitted: (() => Promise<boolean>) | null
    /** Whether nobody can eavesdrop on the connection; set by `StaffAccess.admit`. */
    isPrivate: boolean
  }
  interface FastifyContextConfig {
    /**
     * Permission needed to call the route; `self` means signed in, however restricted. The app does not start with a staff route without
     * it.
     */
    permission?: Permission | 'self'
    /** The password must have been entered within the last minutes: for secrets, roles and keys. */
    confirmed?: boolean
    /** Programs may call it without proof of origin; it accepts no cookie. */
    isForPrograms?: boolean
    isExport?: boolean
  }
}

export interface StaffAccess {
  /** Checks whether staff may connect from this address and over this protocol. Throws address.refused, tls.required. */
  admit: (request: FastifyRequest) => void
  authenticate: (request: FastifyRequest) => Promise<StaffSession | undefined>
  /** Counts a request of a key over all instances. */
  spend: (key: { id: string; rate: number }) => Promise<Counted>
}

const noStore = 'no-store'
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Guards staff routes that need no session yet (sign-in, links): allow-list, TLS, and own origin, so that no other site can sign somebody
 * in.
 */
export function guardAccess(app: FastifyInstance, access: StaffAccess): void {
  app.decorateRequest('staff', null)
  app.decorateRequest('isPrivate', false)
  app.decorateRequest('isStillAdmitted', null)
  app.addHook('onRoute', (route) => declareRefusals(route, 403))
  app.addHook('onRequest', (request, reply, done: HookHandlerDoneFunction) => {
    reply.header('cache-control', noStore)
    access.admit(request)
    if (!safeMethods.has(request.method) && !request.headers.authorization) requireSameOrigin(request)
    done()
  })
}

export interface StaffZoneLimits {
  staffRequests: RateLimit
  exports: RateLimit
}

/** Guards all other staff routes, after `guardAccess`: requires a session and the route's `config.permission`. Denies by default. */
export function guardZone(app: FastifyInstance, access: StaffAccess, limits: StaffZoneLimits): void {
  const limitRequests = sessionLimit(app, 'staff', limits.staffRequests)
  const limitExports = sessionLimit(app, 'exports', limits.exports, 'exports')
  app.addHook('onRoute', (route) => {
    if (!route.config?.permission) throw new Error(`${route.method} ${route.url} says no permission`)
    declareRefusals(route, 401, 429, 503)
  })
  app.addHook('onRequest', async (request, reply) => {
    const staff = await access.authenticate(request)
    if (!staff) throw problem('session.required', 'Sign in, or send the token of a session that has not ended')
    request.staff = staff
    const { permission, confirmed, isExport } = request.routeOptions.config
    if (staff.rate !== undefined) spendOrRefuse(reply, await access.spend({ id: staff.id, rate: staff.rate }))
    if (isExport) await limitExports(request, reply)
    else if (staff.kind !== 'key') await limitRequests(request, reply)
    if (staff.kind === 'key' && (permission === 'self' || confirmed)) throw keyRefused()
    if (permission !== 'self') requirePermission(staff, permission)
    if (confirmed) requireConfirmation(staff)
    request.isStillAdmitted = async () => {
      const present = await access.authenticate(request)
      return present !== undefined && (permission === 'self' || (permission && present.may(permission)) === true)
    }
  })
}

function requirePermission(staff: StaffSession, permission: Permission | undefined): void {
  const [restriction] = staff.restrictions
  if (restriction) throw problem(`session.${restriction}`, 'Only /auth can be used until this is put right')
  requireRight(staff, permission)
}

/** @throws permission.denied, also where a route says no permission */
export function requireRight({ kind, user, may }: StaffSession, permission: Permission | undefined): void {
  const who = kind === 'key' ? 'key' : `role ${user.role}`
  if (!permission || !may(permission)) throw problem('permission.denied', `The ${who} lacks ${permission}`)
}

function keyRefused() {
  return problem('key.refused', 'It takes a person: an account of their own, or a recently entered password')
}

function requireConfirmation({ confirmedAt }: StaffSession): void {
  if (Date.now() - confirmedAt.getTime() > confirmationMinutes * 60_000) {
    throw problem('session.confirmation_required', 'POST /auth/confirm with the password, then try again')
  }
}

export function staffOf(request: FastifyRequest): StaffSession {
  if (!request.staff) throw new Error('This route is not in the staff zone')
  return request.staff
}

export function admissionOf(request: FastifyRequest): () => Promise<boolean> {
  if (!request.isStillAdmitted) throw new Error('This route is not in the staff zone')
  return request.isStillAdmitted
}

export function actorOf(request: FastifyRequest): Actor {
  return actorOfSession(request, staffOf(request))
}

const actorKinds = { cookie: 'staff', bearer: 'program', key: 'key' } as const

export function actorOfSession(request: FastifyRequest, { kind, user }: StaffSession): Actor {
  return {
    kind: actorKinds[kind],
    id: user.id,
    name: user.name,
    address: request.ip,
    requestId: request.id,
  }
}
