import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { confirmSchema, passwordChangeSchema, profileSchema, sessionUserSchema } from '#contract/staff.ts'
import { problemResponse } from '#server/platform/problems.ts'
import { actorOf, staffOf } from '#server/platform/staff-zone.ts'
import type { Staff } from './staff.service.ts'

const tags = ['Own account']
/** A restricted session puts itself right here. */
const self = { permission: 'self' } as const

/** POST /auth/confirm and /auth/password, PATCH /auth/profile. */
export function accountRoutes({ account }: Staff): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/auth/confirm',
      {
        config: self,
        schema: {
          tags,
          operationId: 'confirmPassword',
          summary: 'Give your password again',
          description: 'Good for ten minutes, for what answers `session.confirmation_required` without it.',
          body: confirmSchema,
          response: { 204: z.void() },
        },
      },
      async (request, reply) => {
        await account.confirm(staffOf(request), request.body.password, actorOf(request))
        return reply.code(204).send()
      },
    )

    app.post(
      '/auth/password',
      {
        config: self,
        schema: {
          tags,
          operationId: 'changePassword',
          summary: 'Change your password',
          description: 'All other sessions end.',
          body: passwordChangeSchema,
          response: { 204: z.void() },
        },
      },
      async (request, reply) => {
        await account.changePassword(staffOf(request), request.body, actorOf(request))
        return reply.code(204).send()
      },
    )

    app.patch(
      '/auth/profile',
      {
        config: self,
        schema: {
          tags,
          operationId: 'changeProfile',
          summary: 'Change your name and language',
          body: profileSchema,
          response: { 200: sessionUserSchema, 409: problemResponse },
        },
      },
      (request) => account.changeProfile(staffOf(request), request.body, actorOf(request)),
    )
  }
}
