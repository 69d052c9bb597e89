import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { chatConversationParametersSchema, chatTranscriptSchema } from '#contract/chat.ts'
import { problemResponse } from '#server/platform/problems.ts'
import type { VisitorLimit } from '#server/platform/rate-limits.ts'
import type { Visitors } from '../chat/visitors.ts'
import type { VisitorTranscripts } from './visitor-transcripts.service.ts'

/** GET /chat/conversations/{id}: what would go along with an enquiry, for its visitor to see before they send it. */
export function visitorTranscriptRoutes(
  transcripts: VisitorTranscripts,
  visitors: Pick<Visitors, 'hashOf'>,
  limit: VisitorLimit,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/chat/conversations/:id',
      {
        onRequest: limit,
        schema: {
          tags: ['Assistant'],
          operationId: 'getOwnConversation',
          summary: 'What was said in a conversation of the visitor’s own',
          description: 'As it is kept: with e-mail addresses, phone numbers and identity card numbers masked.',
          params: chatConversationParametersSchema,
          response: {
            200: chatTranscriptSchema,
            404: problemResponse,
            429: problemResponse,
            503: problemResponse,
          },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return { turns: await transcripts.read(visitors.hashOf(request), request.params.id) }
      },
    )
  }
}
