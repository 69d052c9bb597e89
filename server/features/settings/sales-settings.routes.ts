import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { salesSettingsAnswerSchema, salesSettingsWriteSchema } from '#contract/settings.ts'
import { problemResponse } from '#server/platform/problems.ts'
import { actorOf } from '#server/platform/staff-zone.ts'
import type { SalesSettingsService } from './sales-settings.service.ts'

const tags = ['Sales']
const config = { permission: 'sales.write' } as const

/** GET and PUT /admin/sales-settings. */
export function salesSettingsRoutes(salesSettings: SalesSettingsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/sales-settings',
      {
        config,
        schema: {
          tags,
          operationId: 'getSalesSettings',
          summary: 'What sales goes by: who is VIP, exchange rates, terms, how to pay',
          response: { 200: salesSettingsAnswerSchema },
        },
      },
      () => salesSettings.answer(),
    )

    app.put(
      '/admin/sales-settings',
      {
        config,
        schema: {
          tags,
          operationId: 'putSalesSettings',
          summary: 'Set what sales goes by, as a whole',
          description:
            'With the version that was edited: where somebody else has changed it meanwhile, 409 `record.changed` has everything as it is now in `current`. What was priced already keeps its rate.',
          body: salesSettingsWriteSchema,
          response: { 200: salesSettingsAnswerSchema, 409: problemResponse },
        },
      },
      (request) => salesSettings.change(actorOf(request), request.body),
    )
  }
}
