import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { autoSyncSchema, syncConnectionSchema, syncConnectionWriteSchema, syncStatusSchema } from '#contract/sync.ts'
import { problemResponse, staffRefusals } from '#server/platform/problems.ts'
import { actorOf } from '#server/platform/staff-zone.ts'
import type { SyncConnectionService } from './sync-connection.service.ts'
import type { SyncStatusService } from './sync-status.service.ts'

const tags = ['Sync']

/** GET and PUT /admin/sync/connection, PUT /admin/sync/auto. */
export function syncConnectionRoutes(
  connection: SyncConnectionService,
  { status }: SyncStatusService,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/sync/connection',
      {
        config: { permission: 'sync.read' },
        schema: {
          tags,
          operationId: 'getSyncConnection',
          summary: 'Which database is synced with, without the key',
          response: { 200: syncConnectionSchema, ...staffRefusals },
        },
      },
      () => connection.current(),
    )

    app.put(
      '/admin/sync/connection',
      {
        config: { permission: 'settings.manage', confirmed: true },
        schema: {
          tags,
          operationId: 'putSyncConnection',
          summary: 'Set the database to sync with, and its key',
          description:
            'As a whole, with the version that was edited: where somebody else has changed it meanwhile, 409 `record.changed` has it as it is now in `current`. The key is write-only: one that is not given stays, null removes it, and a kept one is used only with the database that it was given for. Takes effect with the next run.',
          body: syncConnectionWriteSchema,
          response: { 200: syncConnectionSchema, ...staffRefusals, 409: problemResponse },
        },
      },
      (request) => connection.write(actorOf(request), request.body),
    )

    app.put(
      '/admin/sync/auto',
      {
        config: { permission: 'sync.run' },
        schema: {
          tags,
          operationId: 'putAutoSync',
          summary: 'Switch the runs of the clock, and how they go',
          description: 'What is not given stays. Answers with the status.',
          body: autoSyncSchema,
          response: { 200: syncStatusSchema, ...staffRefusals, 409: problemResponse },
        },
      },
      async (request) => {
        await connection.setAuto(actorOf(request), request.body)
        return status()
      },
    )
  }
}
