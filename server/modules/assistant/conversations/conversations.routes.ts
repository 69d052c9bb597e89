import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/conversations.ts'
import { readerLanguage, type SettingsSource } from '#server/modules/settings/index.ts'
import { sendCsv } from '#server/platform/documents/csv.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf, staffOf } from '#server/platform/http/staff-zone.ts'
import { conversationColumns } from './conversations.columns.ts'
import type { Conversations } from './conversations.service.ts'
import type { Corrections } from './corrections.service.ts'

export function conversationsRoutes(
  conversations: Conversations,
  corrections: Corrections,
  settings: SettingsSource,
): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listConversations, (request) => conversations.page(request.query))

    route(app, endpoints.getConversationFigures, () => conversations.figures())

    route(
      app,
      endpoints.exportConversations,
      (request, reply) => {
        const { headings, ...query } = request.query
        const language = readerLanguage(settings, staffOf(request), headings)
        sendCsv(reply, 'conversations', conversations.all(actorOf(request), query), conversationColumns(language))
      },
      {
        exposeHeadRoute: false, // it would read and record a whole export
      },
    )

    route(
      app,
      endpoints.exportTestQuestions,
      (request, reply) => {
        reply.header('content-disposition', 'attachment; filename="test-questions.json"')
        return corrections.testQuestions(actorOf(request))
      },
      {
        exposeHeadRoute: false, // it would record an export
      },
    )

    route(app, endpoints.markAnswerWrong, (request) => corrections.put(actorOf(request), request.params, request.body))

    route(app, endpoints.unmarkAnswerWrong, (request) => corrections.put(actorOf(request), request.params, null))

    route(app, endpoints.getConversation, (request) => conversations.find(request.params.id))

    route(app, endpoints.eraseConversation, async (request) => {
      await conversations.erase(actorOf(request), request.params.id)
    })
  }
}
