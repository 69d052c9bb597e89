import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { may, type Permission, permissions } from '#contract/permissions.ts'
import { accessTokenSchema, loginSchema, type Session, sessionSchema } from '#contract/staff.ts'
import { problemResponse } from '#server/platform/problems.ts'
import type { VisitorLimit } from '#server/platform/rate-limits.ts'
import { actorOfSession, type StaffSession } from '#server/platform/staff-zone.ts'
import { isFromThisMachine } from '#server/platform/this-machine.ts'
import { deviceSecrets, setDeviceCookie } from './devices.ts'
import type { Visitor } from './sign-in.notes.ts'
import type { Staff } from './staff.service.ts'

/** Of a browser's name, what is kept. Characters. */
const userAgentMost = 300

const refusals = { 401: problemResponse, 429: problemResponse, 503: problemResponse }

/** POST /auth/login, /auth/token and /auth/logout, GET /auth/session: without a session. */
export function signInRoutes(staff: Staff, limit: VisitorLimit): FastifyPluginAsyncZod {
  const { sessions, signIn, ownSessions } = staff

  return async (app) => {
    app.get(
      '/auth/session',
      {
        schema: {
          tags: ['Signing in'],
          operationId: 'getSession',
          summary: 'Who is signed in',
          description:
            'Without a session, `user` is null. What the session may do is in `permissions`, as long as `restrictions` is empty.',
          response: { 200: sessionSchema, 503: problemResponse },
        },
      },
      async (request) => sessionAnswer(staff, request, await sessions.authenticate(request)),
    )

    app.post(
      '/auth/login',
      {
        onRequest: limit,
        schema: {
          tags: ['Signing in'],
          operationId: 'signIn',
          summary: 'Sign a browser in',
          description:
            'Sets the cookie of a session of 24 hours at most. Where `session.code_required` is answered, send the same again with `code`: of an authenticator app, or a recovery code. Each failure counts; `session.locked` says in `Retry-After` when the next try is taken.',
          body: loginSchema,
          response: { 200: sessionSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const former = await sessions.authenticate(request)
        const begun = await signIn.browser(request.body, visitorOf(staff, request, former))
        sessions.setCookie(request, reply, begun.token, begun.expiresAt)
        setDeviceCookie(request, reply, begun.deviceSecrets)
        return sessionAnswer(staff, request, await sessions.find(begun.id, request))
      },
    )

    app.post(
      '/auth/token',
      {
        onRequest: limit,
        config: { isForPrograms: true },
        schema: {
          tags: ['Signing in'],
          operationId: 'createAccessToken',
          summary: 'Sign a program in',
          description:
            'Send the token as `Authorization: Bearer`. It ends like any session: after 24 hours at most, or when its owner ends it.',
          body: loginSchema,
          response: { 200: accessTokenSchema, ...refusals },
        },
      },
      async (request) => {
        const { token, expiresAt } = await signIn.program(request.body, visitorOf(staff, request))
        const expiresIn = Math.floor((expiresAt.getTime() - Date.now()) / 1000)
        return { accessToken: token, tokenType: 'Bearer' as const, expiresIn }
      },
    )

    app.post(
      '/auth/logout',
      {
        schema: {
          tags: ['Signing in'],
          operationId: 'signOut',
          summary: 'Sign out',
          description: 'Ends the session, if there is one.',
          response: { 204: z.void(), 503: problemResponse },
        },
      },
      async (request, reply: FastifyReply) => {
        const session = await sessions.authenticate(request)
        if (session) await ownSessions.endCurrent(session, actorOfSession(request, session))
        sessions.clearCookie(request, reply)
        return reply.code(204).send()
      },
    )
  }
}

/** A session of a program is nobody's to take the place of. */
function visitorOf({ sessions }: Staff, request: FastifyRequest, former?: StaffSession): Visitor {
  return {
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, userAgentMost),
    requestId: request.id,
    deviceSecrets: deviceSecrets(request),
    mayUseDemo: sessions.admitsDemo(request),
    ...(former?.kind === 'cookie' && { formerSessionId: former.id }),
  }
}

async function sessionAnswer(
  { settings, firstStart }: Staff,
  request: FastifyRequest,
  session: StaffSession | undefined,
): Promise<Session> {
  const { timezone, language } = settings.current().general
  const names = Object.keys(permissions) as Permission[]
  return {
    user: session?.user ?? null,
    permissions: session ? names.filter((name) => may(session.user.role, name)) : [],
    restrictions: session?.restrictions ?? [],
    expiresAt: session?.expiresAt.toISOString() ?? null,
    timezone,
    language,
    // passwords go to no other machine: the log has them
    demoAccounts: !session && isFromThisMachine(request) ? await firstStart.demoAccounts() : [],
  }
}
