import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { may } from '#contract/permissions.ts'
import {
  autoSyncSchema,
  connectionTestRequestSchema,
  notionDatabaseSchema,
  syncConnectionSchema,
  syncConnectionWriteSchema,
  syncStatusSchema,
} from '#contract/sync.ts'
import { problem, problemResponse } from '#server/platform/problems.ts'
import type { VisitorLimit } from '#server/platform/rate-limits.ts'
import { actorOf, type StaffSession, staffOf } from '#server/platform/staff-zone.ts'
import type { SyncConnectionService } from './sync-connection.service.ts'
import type { SyncDatabaseService } from './sync-database.service.ts'
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
          response: { 200: syncConnectionSchema },
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
          response: { 200: syncConnectionSchema, 409: problemResponse },
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
          response: { 200: syncStatusSchema, 409: problemResponse },
        },
      },
      async (request) => {
        await connection.setAuto(actorOf(request), request.body)
        return status()
      },
    )
  }
}

/** Asking Notion: POST /admin/sync/connection/test, GET /admin/sync/database. */
export function syncDatabaseRoutes(database: SyncDatabaseService, limit: VisitorLimit): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/admin/sync/connection/test',
      {
        config: { permission: 'sync.run' },
        onRequest: limit,
        schema: {
          tags,
          operationId: 'testSyncConnection',
          summary: 'Try the connection, and what an import or export would need',
          description:
            "With what is kept; what is given takes its place, which only a Super Admin may. Changes nothing in Notion. Where the database has several data sources and none is chosen, they are listed. 502 `notion.failed` has Notion's own message in `detail`.",
          body: connectionTestRequestSchema,
          response: { 200: notionDatabaseSchema, 502: problemResponse },
        },
      },
      (request) => {
        const isTyped = Object.values(request.body).some((value) => value !== undefined)
        if (isTyped) requireSettings(staffOf(request))
        return database.test(request.body)
      },
    )

    app.get(
      '/admin/sync/database',
      {
        exposeHeadRoute: false, // it would ask Notion
        config: { permission: 'sync.read' },
        onRequest: limit,
        schema: {
          tags,
          operationId: 'getSyncDatabase',
          summary: 'The database that is synced with, and which column feeds which field',
          description: 'Asks Notion. 409 `sync.off` where no database or key is kept.',
          response: { 200: notionDatabaseSchema, 409: problemResponse, 502: problemResponse },
        },
      },
      () => database.read(),
    )
  }
}

/** What is typed is on its way into the settings. */
function requireSettings({ user: { role } }: StaffSession): void {
  if (may(role, 'settings.manage')) return
  throw problem('permission.denied', 'Other values than those that are kept take settings.manage')
}
