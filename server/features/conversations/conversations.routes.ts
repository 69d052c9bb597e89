import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import {
  conversationDetailSchema,
  conversationFiguresSchema,
  conversationPageSchema,
  conversationParametersSchema,
  conversationTableQuerySchema,
} from '#contract/conversations.ts'
import { exportQuery } from '#contract/tables.ts'
import { csvResponse, sendCsv } from '#server/platform/csv.ts'
import { problemResponse } from '#server/platform/problems.ts'
import { actorOf, staffOf } from '#server/platform/staff-zone.ts'
import { readerLanguage } from '../settings/reader-language.ts'
import type { SettingsSource } from '../settings/settings.service.ts'
import { conversationColumns } from './conversations.columns.ts'
import type { Conversations } from './conversations.service.ts'

const tags = ['Assistant']

/** GET /admin/conversations, …/figures, …/export.csv and …/{id}; DELETE …/{id}. */
export function conversationsRoutes(conversations: Conversations, settings: SettingsSource): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/conversations',
      {
        config: { permission: 'conversations.read' },
        schema: {
          tags,
          operationId: 'listConversations',
          summary: 'Visitors’ conversations with the assistant, the last message first',
          description:
            '`search` looks in questions and answers; `from` (included) and `to` (not) are of the last message. What visitors typed was masked before it was kept.',
          querystring: conversationTableQuerySchema,
          response: { 200: conversationPageSchema },
        },
      },
      (request) => conversations.page(request.query),
    )

    app.get(
      '/admin/conversations/figures',
      {
        config: { permission: 'conversations.read' },
        schema: {
          tags,
          operationId: 'getConversationFigures',
          summary: 'What visitors asked in 30 days, how it was answered, and what it cost today',
          description: 'Of conversations whose last message is of the last 30 days; `costUsd` is US dollars.',
          response: { 200: conversationFiguresSchema },
        },
      },
      () => conversations.figures(),
    )

    app.get(
      '/admin/conversations/export.csv',
      {
        exposeHeadRoute: false, // it would read and note a whole export
        config: { permission: 'inbox.export' },
        schema: {
          tags,
          operationId: 'exportConversations',
          summary: 'All conversations that match, as a CSV file: a row each, with its first question',
          querystring: exportQuery(conversationTableQuerySchema),
          response: { 200: csvResponse },
        },
      },
      (request, reply) => {
        const { headings, ...query } = request.query
        const language = readerLanguage(settings, staffOf(request), headings)
        sendCsv(reply, 'conversations', conversations.all(actorOf(request), query), conversationColumns(language))
      },
    )

    app.get(
      '/admin/conversations/:id',
      {
        config: { permission: 'conversations.read' },
        schema: {
          tags,
          operationId: 'getConversation',
          summary: 'A conversation: every question and answer with its sources, its cost, and what came of it',
          params: conversationParametersSchema,
          response: { 200: conversationDetailSchema, 404: problemResponse },
        },
      },
      (request) => conversations.find(request.params.id),
    )

    app.delete(
      '/admin/conversations/:id',
      {
        config: { permission: 'conversations.erase' },
        schema: {
          tags,
          operationId: 'eraseConversation',
          summary: 'Forgets a conversation for good',
          description:
            'Open questions without a source that nobody else asked go with it; enquiries and quotations stay.',
          params: conversationParametersSchema,
          response: { 204: z.void(), 404: problemResponse },
        },
      },
      async (request, reply) => {
        await conversations.erase(actorOf(request), request.params.id)
        return reply.code(204).send()
      },
    )
  }
}
