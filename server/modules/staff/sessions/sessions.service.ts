import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { readerLanguageSchema } from '#contract/i18n/languages.ts'
import { may } from '#contract/staff/permissions.ts'
import type { SessionRestriction } from '#contract/staff/staff.ts'
import type { SettingsSource } from '#server/modules/settings/index.ts'
import type { Config } from '#server/platform/config.ts'
import type { StaffSession } from '#server/platform/http/staff-zone.ts'
import type { TerminalKeys } from '#server/platform/terminal-keys.ts'
import { cookieNames, type SessionClaims, verifiedClaims } from './session-tokens.ts'
import type { SessionRow, SessionsRepo, SessionToWrite } from './sessions.repo.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Maximum lifetime of every session. */
const longestMs = 24 * hourMs
/** Minimum interval between updates of `lastSeenAt`. */
const touchMs = 60_000

interface SessionsServices {
  repo: SessionsRepo
  settings: SettingsSource
  terminalKeys: Pick<TerminalKeys, 'isHeld' | 'isPrivate'>
  demo: Config['DEMO']
  now: () => Date
}

/**
 * Manages sessions: a signed token (JWT, HS256) names a row, and deleting the row ends the session at its next
 * request.
 */
export function createSessions({ repo, settings, terminalKeys, demo, now }: SessionsServices) {
  /** The sessionTimeout setting also applies to sessions that began before it was changed. */
  function endOf({ createdAt, expiresAt }: Pick<SessionRow, 'createdAt' | 'expiresAt'>): Date {
    const timeoutMs = settings.current().security.sessionTimeout * hourMs
    return new Date(Math.min(expiresAt.getTime(), createdAt.getTime() + Math.min(timeoutMs, longestMs)))
  }

  /** Sample accounts are exempt from password expiry, because their password belongs to the installation. */
  function restrictionsOf({ passwordChangedAt, totpEnabledAt, isDemo }: SessionRow['user']): SessionRestriction[] {
    const { passwordExpiry, twoFactorAuth } = settings.current().security
    const restrictions: SessionRestriction[] = []
    const isExpired =
      !isDemo && passwordExpiry > 0 && now().getTime() - (passwordChangedAt?.getTime() ?? 0) > passwordExpiry * dayMs
    if (isExpired) restrictions.push('password_expired')
    if (twoFactorAuth && !totpEnabledAt) restrictions.push('two_factor_required')
    return restrictions
  }

  /** Returns whether this browser may use the demo accounts. */
  function admitsDemo(request: FastifyRequest): boolean {
    return demo === 'everywhere' || (demo === 'by_link' && terminalKeys.isHeld(request))
  }

  /** With DEMO=1, HTTP is open to demo accounts only; others follow the settings. */
  function admitsOthers(request: FastifyRequest): boolean {
    return !settings.current().security.sslRequired || terminalKeys.isPrivate(request)
  }

  function sessionOf(row: SessionRow, request: FastifyRequest): StaffSession | undefined {
    const { id, kind, user, confirmedAt } = row
    const expiresAt = endOf(row)
    const isAdmitted = user.isDemo ? admitsDemo(request) : admitsOthers(request)
    if (user.status !== 'active' || !isAdmitted || expiresAt <= now()) return undefined
    const { name, email, role, version } = user
    const language = z.safeParse(readerLanguageSchema, user.language).data ?? null
    return {
      id,
      kind,
      user: { id: user.id, name, email, role, language, version, hasTwoFactor: user.totpEnabledAt !== null },
      may: (permission) => may(role, permission),
      restrictions: restrictionsOf(user),
      expiresAt,
      confirmedAt,
    }
  }

  return {
    admitsDemo,
    admitsOthers,

    /** Creates a session; the route signs its claims. @param within repository of the caller's transaction */
    async begin(
      session: Omit<SessionToWrite, 'createdAt' | 'expiresAt'>,
      within = repo,
    ): Promise<{ claims: SessionClaims & { exp: number }; id: string; expiresAt: Date }> {
      const createdAt = now()
      const expiresAt = new Date(createdAt.getTime() + longestMs)
      const id = await within.add({ ...session, createdAt, expiresAt })
      const exp = Math.floor(expiresAt.getTime() / 1000)
      const claims = { sid: id, sub: session.userId, kind: session.kind, exp }
      return { claims, id, expiresAt: endOf({ createdAt, expiresAt }) }
    },

    /** Returns the session of a request, in one query. */
    async authenticate(request: FastifyRequest): Promise<StaffSession | undefined> {
      const claims = await verifiedClaims(request)
      if (!claims) return undefined
      const row = await repo.find(claims.sid)
      const session =
        row && row.user.id === claims.sub && row.kind === claims.kind ? sessionOf(row, request) : undefined
      if (row && session && now().getTime() - row.lastSeenAt.getTime() > touchMs) {
        const before = new Date(now().getTime() - touchMs)
        repo.touch(row.id, now(), before).catch((error) => request.log.warn({ err: error }, 'A session was not noted'))
      }
      return session
    },

    /** Returns a session if it has not ended. */
    async find(id: string, request: FastifyRequest): Promise<StaffSession | undefined> {
      const row = await repo.find(id)
      return row && sessionOf(row, request)
    },

    /** Returns the user's active sessions, most recently used first. */
    async of(userId: string): Promise<(Omit<SessionRow, 'user'> & { endsAt: Date })[]> {
      const rows = await repo.of(userId)
      return rows.map((row) => ({ ...row, endsAt: endOf(row) })).filter(({ endsAt }) => endsAt > now())
    },

    setCookie(request: FastifyRequest, reply: FastifyReply, token: string, expiresAt: Date): void {
      const isSecure = request.protocol === 'https'
      const name = cookieNames[request.protocol]
      reply.setCookie(name, token, {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: isSecure,
        expires: expiresAt,
      })
    },

    clearCookie(request: FastifyRequest, reply: FastifyReply): void {
      const isSecure = request.protocol === 'https'
      reply.clearCookie(cookieNames[request.protocol], {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: isSecure,
      })
    },
  }
}

export type SessionsService = ReturnType<typeof createSessions>
