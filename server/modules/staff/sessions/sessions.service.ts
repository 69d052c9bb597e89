import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { readerLanguageSchema } from '#contract/i18n/languages.ts'
import type { SessionRestriction } from '#contract/staff/staff.ts'
import type { SettingsSource } from '#server/modules/settings/index.ts'
import type { Config } from '#server/platform/config.ts'
import type { StaffSession } from '#server/platform/http/staff-zone.ts'
import type { TerminalKeys } from '#server/platform/terminal-keys.ts'
import { cookieNames, type SessionClaims, verifiedClaims } from './session-tokens.ts'
import type { SessionRow, SessionsRepo, SessionToWrite } from './sessions.repo.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Spec §9: no session is longer. */
const longestMs = 24 * hourMs
/** That a session is in use is written at most this often. */
const touchMs = 60_000

interface SessionsServices {
  repo: SessionsRepo
  settings: SettingsSource
  terminalKeys: Pick<TerminalKeys, 'isHeld' | 'isPrivate'>
  demo: Config['DEMO']
  now: () => Date
}

/** Sessions: a signed token (JWT, HS256) that names a row; whoever deletes the row ends the session with the next request. */
export function createSessions({ repo, settings, terminalKeys, demo, now }: SessionsServices) {
  /** The sessionTimeout setting holds for sessions that were begun before it was changed, too. */
  function endOf({ createdAt, expiresAt }: Pick<SessionRow, 'createdAt' | 'expiresAt'>): Date {
    const timeoutMs = settings.current().security.sessionTimeout * hourMs
    return new Date(Math.min(expiresAt.getTime(), createdAt.getTime() + Math.min(timeoutMs, longestMs)))
  }

  /** A sample account's password is this installation's own, and not its reader's to change. */
  function restrictionsOf({ passwordChangedAt, totpEnabledAt, isDemo }: SessionRow['user']): SessionRestriction[] {
    const { passwordExpiry, twoFactorAuth } = settings.current().security
    const restrictions: SessionRestriction[] = []
    const isExpired =
      !isDemo && passwordExpiry > 0 && now().getTime() - (passwordChangedAt?.getTime() ?? 0) > passwordExpiry * dayMs
    if (isExpired) restrictions.push('password_expired')
    if (twoFactorAuth && !totpEnabledAt) restrictions.push('two_factor_required')
    return restrictions
  }

  /** Whether this browser is shown the demo accounts, and may use them. */
  function admitsDemo(request: FastifyRequest): boolean {
    return demo === 'everywhere' || (demo === 'by_link' && terminalKeys.isHeld(request))
  }

  /** With DEMO=1, HTTP is open to demo accounts; all others need what the settings say. */
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
      restrictions: restrictionsOf(user),
      expiresAt,
      confirmedAt,
    }
  }

  return {
    admitsDemo,
    admitsOthers,

    /**
     * Begins a session; whatever session the browser had before is another one. Its claims are signed by the route.
     * @param within of the transaction that it belongs to
     */
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

    /** The session behind a request, in one query. */
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

    /** What a session is now to whoever asks; undefined where it has ended. */
    async find(id: string, request: FastifyRequest): Promise<StaffSession | undefined> {
      const row = await repo.find(id)
      return row && sessionOf(row, request)
    },

    /** One's own that have not ended, those in use first. */
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
