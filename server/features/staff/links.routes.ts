import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { linkLookSchema, linkSchema, linkUseSchema, passwordResetSchema } from '#contract/staff.ts'
import { systemActor } from '#server/platform/audit.ts'
import { problemResponse } from '#server/platform/problems.ts'
import type { VisitorLimit } from '#server/platform/rate-limits.ts'
import type { Staff } from './staff.service.ts'

const refusals = { 410: problemResponse, 429: problemResponse, 503: problemResponse }

/** POST /auth/password-reset, /auth/links/look and /auth/links/use: without a session. */
export function linksRoutes(
  { links, linkUse, afterwards }: Staff,
  limits: { links: VisitorLimit; resets: VisitorLimit },
): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/auth/password-reset',
      {
        onRequest: limits.resets,
        schema: {
          tags: ['Signing in'],
          operationId: 'requestPasswordReset',
          summary: 'Ask for a link to set a new password',
          description:
            'Always 202, at once: the answer does not tell whether anybody has that address. The link is mailed, and good for an hour.',
          body: passwordResetSchema,
          response: { 202: z.void(), 429: problemResponse },
        },
      },
      async (request, reply) => {
        const actor = { ...systemActor, address: request.ip, requestId: request.id }
        const email = request.body.email.toLowerCase()
        afterwards.later('Sending a link', () => links.sendReset(email, actor))
        return reply.code(202).send()
      },
    )

    app.post(
      '/auth/links/look',
      {
        onRequest: limits.links,
        schema: {
          tags: ['Signing in'],
          operationId: 'lookAtLink',
          summary: 'What a one-time link is for',
          description: 'The link stays good. Its secret stands after the # of /admin/link.',
          body: linkLookSchema,
          response: { 200: linkSchema, ...refusals },
        },
      },
      (request) => linkUse.look(request.body.token),
    )

    app.post(
      '/auth/links/use',
      {
        onRequest: limits.links,
        schema: {
          tags: ['Signing in'],
          operationId: 'useLink',
          summary: 'Set a password by a one-time link',
          description:
            'Ends all sessions of its owner, and signs nobody in. `name` and `email` are for the first account alone.',
          body: linkUseSchema,
          response: { 204: z.void(), 409: problemResponse, ...refusals },
        },
      },
      async (request, reply) => {
        await linkUse.use(request.body, { address: request.ip, requestId: request.id })
        return reply.code(204).send()
      },
    )
  }
}
