import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { exportQuery } from '#contract/tables.ts'
import {
  invitationSchema,
  invitedSchema,
  staffUserSchema,
  userChangeSchema,
  userPageSchema,
  userQuerySchema,
  userStatsSchema,
} from '#contract/users.ts'
import { csvResponse, sendCsv } from '#server/platform/csv.ts'
import { originOf } from '#server/platform/origin.ts'
import { problemResponse } from '#server/platform/problems.ts'
import { actorOf, staffOf } from '#server/platform/staff-zone.ts'
import { readerLanguage } from '../settings/reader-language.ts'
import type { SettingsSource } from '../settings/settings.service.ts'
import { userColumns } from './users.columns.ts'
import type { UsersService } from './users.service.ts'

const tags = ['Users']
export const userParams = z.strictObject({ id: z.uuid() })
const config = { permission: 'users.manage' } as const

/** Reading: GET /admin/users, …/stats, …/{id}, …/export.csv. */
export function usersRoutes(users: UsersService, settings: SettingsSource): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/users',
      {
        config,
        schema: {
          tags,
          operationId: 'listUsers',
          summary: 'Staff accounts',
          description:
            'Of `status`, `active` is who has joined, `invited` who has set no password yet, `online` who has used the admin in the last two minutes.',
          querystring: userQuerySchema,
          response: { 200: userPageSchema },
        },
      },
      (request) => users.page(request.query),
    )

    app.get(
      '/admin/users/stats',
      {
        config,
        schema: {
          tags,
          operationId: 'getUserStats',
          summary: 'How many users there are',
          response: { 200: userStatsSchema },
        },
      },
      () => users.stats(),
    )

    app.get(
      '/admin/users/export.csv',
      {
        exposeHeadRoute: false, // it would read and note a whole export
        config,
        schema: {
          tags,
          operationId: 'exportUsers',
          summary: 'All users that fulfil the filter, as a CSV file',
          querystring: exportQuery(userQuerySchema),
          response: { 200: csvResponse },
        },
      },
      (request, reply) => {
        const { headings, ...filter } = request.query
        const language = readerLanguage(settings, staffOf(request), headings)
        sendCsv(reply, 'users', users.all(actorOf(request), filter), userColumns(language))
      },
    )

    app.get(
      '/admin/users/:id',
      {
        config,
        schema: {
          tags,
          operationId: 'getUser',
          summary: 'A staff account',
          params: userParams,
          response: { 200: staffUserSchema, 404: problemResponse },
        },
      },
      (request) => users.get(request.params.id),
    )
  }
}

/** Writing: POST /admin/users, PATCH …/{id}. */
export function usersWriteRoutes(users: UsersService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/admin/users',
      {
        config: { ...config, confirmed: true },
        schema: {
          tags,
          operationId: 'inviteUser',
          summary: 'Invite somebody by e-mail',
          description: 'Where no mail is configured, `link.url` is the link to hand over; it is shown this once.',
          body: invitationSchema,
          response: { 201: invitedSchema, 409: problemResponse },
        },
      },
      async (request, reply) =>
        reply.code(201).send(await users.invite(actorOf(request), request.body, originOf(request, undefined))),
    )

    app.patch(
      '/admin/users/:id',
      {
        config: { ...config, confirmed: true },
        schema: {
          tags,
          operationId: 'changeUser',
          summary: 'Change name, address, role, status or language',
          description:
            '`version` is the one that was edited: where it is no longer the present one, 409 `record.changed` answers with `current`. Nobody changes their own role or status, and the last active Super Admin stays one. Whoever is deactivated or suspended is signed out at once.',
          params: userParams,
          body: userChangeSchema,
          response: { 200: staffUserSchema, 404: problemResponse, 409: problemResponse },
        },
      },
      (request) => users.change(actorOf(request), request.params.id, request.body),
    )
  }
}
