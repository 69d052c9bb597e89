import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import * as endpoints from '#contract/endpoints/account.ts'
import { may, permissions } from '#contract/staff/permissions.ts'
import type { Session } from '#contract/staff/staff.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOfSession, type StaffSession } from '#server/platform/http/staff-zone.ts'
import type { Staff } from '../accounts/staff.service.ts'
import { deviceSecrets, setDeviceCookie } from './devices.ts'
import type { Visitor } from './sign-in-audit.ts'

/** Stored characters of a user agent. */
const userAgentMost = 300

export function signInRoutes(staff: Staff, limit: VisitorLimit): FastifyPluginAsync {
  const { sessions, signIn, ownSessions } = staff

  return async (app) => {
    route(app, endpoints.getSession, async (request) =>
      sessionAnswer(staff, request, await sessions.authenticate(request)),
    )

    route(
      app,
      endpoints.signIn,
      async (request, reply) => {
        const former = await sessions.authenticate(request)
        const begun = await signIn.browser(request.body, visitorOf(staff, request, former))
        sessions.setCookie(request, reply, await reply.jwtSign(begun.claims), begun.expiresAt)
        setDeviceCookie(request, reply, begun.deviceSecrets)
        return sessionAnswer(staff, request, await sessions.find(begun.id, request))
      },
      { onRequest: limit },
    )

    route(
      app,
      endpoints.createAccessToken,
      async (request, reply) => {
        const { claims, expiresAt } = await signIn.program(request.body, visitorOf(staff, request))
        const expiresIn = Math.floor((expiresAt.getTime() - Date.now()) / 1000)
        return { accessToken: await reply.jwtSign(claims), tokenType: 'Bearer' as const, expiresIn }
      },
      { onRequest: limit },
    )

    route(app, endpoints.signOut, async (request, reply) => {
      const session = await sessions.authenticate(request)
      if (session) await ownSessions.endCurrent(session, actorOfSession(request, session))
      sessions.clearCookie(request, reply)
    })
  }
}

/** Sessions of API clients are not replaced. */
function visitorOf({ sessions }: Staff, request: FastifyRequest, former?: StaffSession): Visitor {
  return {
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, userAgentMost),
    requestId: request.id,
    deviceSecrets: deviceSecrets(request),
    mayUseDemo: sessions.admitsDemo(request),
    mayUseOthers: sessions.admitsOthers(request),
    ...(former?.kind === 'cookie' && { formerSessionId: former.id }),
  }
}

async function sessionAnswer(
  { settings, firstStart, sessions }: Staff,
  request: FastifyRequest,
  session: StaffSession | undefined,
): Promise<Session> {
  const { timezone, language } = settings.current().general
  const demoOf = async () => {
    const accounts = session ? [] : await firstStart.demoAccounts()
    const isShown = sessions.admitsDemo(request)
    return { demoAccounts: isShown ? accounts : [], isDemoInTerminal: !isShown && accounts.length > 0 }
  }
  return {
    user: session?.user ?? null,
    permissions: session ? permissions.filter((name) => may(session.user.role, name)) : [],
    restrictions: session?.restrictions ?? [],
    expiresAt: session?.expiresAt.toISOString() ?? null,
    timezone,
    language,
    ...(await demoOf()),
  }
}
