import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { recoveryCodesSchema, twoFactorCodeSchema, twoFactorSetupSchema } from '#contract/staff.ts'
import { problemResponse } from '#server/platform/problems.ts'
import { actorOf, staffOf } from '#server/platform/staff-zone.ts'
import type { Staff } from './staff.service.ts'

const tags = ['Own account']
const sensitive = { permission: 'self', confirmed: true } as const

/** /auth/two-factor: setting it up, switching it on and off, recovery codes. */
export function twoFactorRoutes({ twoFactor }: Staff): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/auth/two-factor',
      {
        config: sensitive,
        schema: {
          tags,
          operationId: 'prepareTwoFactor',
          summary: 'A secret for an authenticator app',
          description:
            'Nothing is on until a code of it is given to /auth/two-factor/enable. `qrCode` is an SVG document.',
          response: { 200: twoFactorSetupSchema, 409: problemResponse },
        },
      },
      (request) => twoFactor.prepare(staffOf(request).user),
    )

    app.post(
      '/auth/two-factor/enable',
      {
        config: sensitive,
        schema: {
          tags,
          operationId: 'enableTwoFactor',
          summary: 'Switch two-factor sign-in on',
          description:
            'Answers ten recovery codes, each good once in place of a code. They are shown here and never again.',
          body: twoFactorCodeSchema,
          response: { 200: recoveryCodesSchema, 409: problemResponse },
        },
      },
      (request) => twoFactor.enable(staffOf(request).user, request.body.code, actorOf(request)),
    )

    app.post(
      '/auth/two-factor/recovery-codes',
      {
        config: sensitive,
        schema: {
          tags,
          operationId: 'renewRecoveryCodes',
          summary: 'New recovery codes in place of all former ones',
          description: 'Takes a code of the app, or one of the former recovery codes.',
          body: twoFactorCodeSchema,
          response: { 200: recoveryCodesSchema, 409: problemResponse },
        },
      },
      (request) => twoFactor.renewRecoveryCodes(staffOf(request), request.body.code, actorOf(request)),
    )

    app.post(
      '/auth/two-factor/disable',
      {
        config: sensitive,
        schema: {
          tags,
          operationId: 'disableTwoFactor',
          summary: 'Switch two-factor sign-in off',
          description: 'Takes a code of the app, or a recovery code: the password alone is not enough.',
          body: twoFactorCodeSchema,
          response: { 204: z.void(), 409: problemResponse },
        },
      },
      async (request, reply) => {
        await twoFactor.disable(staffOf(request), request.body.code, actorOf(request))
        return reply.code(204).send()
      },
    )
  }
}
