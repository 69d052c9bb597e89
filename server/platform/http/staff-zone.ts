import type { FastifyInstance, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { may, type Permission, type Role } from '#contract/staff/permissions.ts'
import { confirmationMinutes, type SessionRestriction } from '#contract/staff/staff.ts'
import type { Actor } from '../audit.ts'
import { requireOwnOrigin } from './own-origin.ts'
import { declareRefusals, problem } from './problems.ts'
import { type RateLimit, sessionLimit } from './rate-limits.ts'

/** What a request has proved about who sends it. */
export interface StaffSession {
  id: string
  kind: 'cookie' | 'bearer'
  user: {
    id: string
    name: string
    email: string
    role: Role
    language: ReaderLanguage | null
    hasTwoFactor: boolean
    version: number
  }
  /** What must be put right before anything else. */
  restrictions: SessionRestriction[]
  expiresAt: Date
  /** When the password was last given. */
  confirmedAt: Date
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Behind every route of the staff zone. */
    staff: StaffSession | null
    /** Nobody on the way can read along: set by `StaffAccess.admit`. */
    isPrivate: boolean
  }
  interface FastifyContextConfig {
    /** What it takes to call it; `self`: to be signed in, however restricted. A route of the staff zone without it does not start. */
    permission?: Permission | 'self'
    /** The password must have been given within the last minutes: secrets, roles and keys. */
    confirmed?: boolean
    /** May be called by what is no browser, with nothing to prove where it comes from: it answers no cookie. */
    isForPrograms?: boolean
    /** Counted apart from all else that a session asks for. */
    isExport?: boolean
  }
}

export interface StaffAccess {
  /**
   * Whether staff may come from there and in this way.
   * @throws address.refused, tls.required
   */
  admit: (request: FastifyRequest) => void
  /** The session behind a request's token: one query. undefined where there is none, or it has ended. */
  authenticate: (request: FastifyRequest) => Promise<StaffSession | undefined>
}

/** What staff read is kept by nobody on the way. */
const noStore = 'no-store'
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * For routes of staff that need no session yet (signing in, links): the allow-list, TLS, and that a browser's request comes
 * from our own pages, so that no other site can sign somebody in as somebody else.
 */
export function guardAccess(app: FastifyInstance, access: StaffAccess): void {
  app.decorateRequest('staff', null)
  app.decorateRequest('isPrivate', false)
  app.addHook('onRoute', (route) => declareRefusals(route, 403))
  app.addHook('onRequest', (request, reply, done: HookHandlerDoneFunction) => {
    reply.header('cache-control', noStore)
    access.admit(request)
    if (!safeMethods.has(request.method) && !request.headers.authorization) requireOwnOrigin(request)
    done()
  })
}

/** How often one session may ask: exports apart from all else. */
export interface StaffZoneLimits {
  staffRequests: RateLimit
  exports: RateLimit
}

/**
 * For all other routes of staff, after `guardAccess`: a session, and what the route's `config.permission` says. Denied by default.
 */
export function guardZone(app: FastifyInstance, access: StaffAccess, limits: StaffZoneLimits): void {
  const limitRequests = sessionLimit(app, limits.staffRequests)
  const limitExports = sessionLimit(app, limits.exports)
  app.addHook('onRoute', (route) => {
    if (!route.config?.permission) throw new Error(`${route.method} ${route.url} says no permission`)
    declareRefusals(route, 401, 429, 503)
  })
  app.addHook('onRequest', async (request, reply) => {
    const staff = await access.authenticate(request)
    if (!staff) throw problem('session.required', 'Sign in, or send the token of a session that has not ended')
    request.staff = staff
    const { permission, confirmed, isExport } = request.routeOptions.config
    await (isExport ? limitExports : limitRequests)(request, reply)
    if (permission !== 'self') requirePermission(staff, permission)
    if (confirmed) requireConfirmation(staff)
  })
}

function requirePermission(staff: StaffSession, permission: Permission | undefined): void {
  const [restriction] = staff.restrictions
  if (restriction) throw problem(`session.${restriction}`, 'Only /auth can be used until this is put right')
  if (!permission || !may(staff.user.role, permission)) {
    throw problem('permission.denied', `The role ${staff.user.role} lacks ${permission}`)
  }
}

function requireConfirmation({ confirmedAt }: StaffSession): void {
  if (Date.now() - confirmedAt.getTime() > confirmationMinutes * 60_000) {
    throw problem('session.confirmation_required', 'POST /auth/confirm with the password, then try again')
  }
}

/** The session of a route of the staff zone. */
export function staffOf(request: FastifyRequest): StaffSession {
  if (!request.staff) throw new Error('This route is not in the staff zone')
  return request.staff
}

/** Who the audit log says it was. */
export function actorOf(request: FastifyRequest): Actor {
  return actorOfSession(request, staffOf(request))
}

/** The same, where a session is not required. */
export function actorOfSession(request: FastifyRequest, { kind, user }: StaffSession): Actor {
  return {
    kind: kind === 'bearer' ? 'program' : 'staff',
    id: user.id,
    name: user.name,
    address: request.ip,
    requestId: request.id,
  }
}
