import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { linkSentSchema, sessionsEndedSchema, staffUserSchema } from '#contract/users.ts'
import { originOf } from '#server/platform/origin.ts'
import { problemResponse } from '#server/platform/problems.ts'
import { actorOf } from '#server/platform/staff-zone.ts'
import type { UserAccess } from './access.service.ts'
import { userParams } from './users.routes.ts'

const tags = ['Users']
const config = { permission: 'users.manage', confirmed: true } as const
const refusals = { 404: problemResponse }

/** POST /admin/users/{id}/invitation and …/password-reset, DELETE …/two-factor and …/sessions. */
export function userAccessRoutes(access: UserAccess): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/admin/users/:id/invitation',
      {
        config,
        schema: {
          tags,
          operationId: 'inviteUserAgain',
          summary: 'Send another invitation',
          description: 'The former link ends. Where no mail is configured, `url` is the link to hand over.',
          params: userParams,
          response: { 200: linkSentSchema, ...refusals, 409: problemResponse },
        },
      },
      (request) => access.inviteAgain(actorOf(request), request.params.id, originOf(request, undefined)),
    )

    app.post(
      '/admin/users/:id/password-reset',
      {
        config,
        schema: {
          tags,
          operationId: 'sendPasswordReset',
          summary: 'Send a link to set another password',
          description:
            'The present password and sessions stay until it is used. Where no mail is configured, `url` is the link to hand over.',
          params: userParams,
          response: { 200: linkSentSchema, ...refusals, 409: problemResponse },
        },
      },
      (request) => access.sendReset(actorOf(request), request.params.id, originOf(request, undefined)),
    )

    app.delete(
      '/admin/users/:id/two-factor',
      {
        config,
        schema: {
          tags,
          operationId: 'resetUserTwoFactor',
          summary: 'Switch two-factor sign-in off for somebody who has lost the means',
          params: userParams,
          response: { 200: staffUserSchema, ...refusals, 409: problemResponse },
        },
      },
      (request) => access.resetTwoFactor(actorOf(request), request.params.id),
    )

    app.delete(
      '/admin/users/:id/sessions',
      {
        config,
        schema: {
          tags,
          operationId: 'endUserSessions',
          summary: 'Sign somebody out everywhere',
          params: userParams,
          response: { 200: sessionsEndedSchema, ...refusals },
        },
      },
      (request) => access.endSessions(actorOf(request), request.params.id),
    )
  }
}
