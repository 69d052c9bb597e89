import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/conversations.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import type { Visitors } from '../chat/visitors.ts'
import type { VisitorTranscripts } from './visitor-transcripts.service.ts'

/** Returns the transcript that would accompany an enquiry, for the visitor to check before sending. */
export function visitorTranscriptRoutes(
  transcripts: VisitorTranscripts,
  visitors: Pick<Visitors, 'hashOf'>,
  limit: VisitorLimit,
): FastifyPluginAsync {
  return async (app) => {
    route(
      app,
      endpoints.getOwnConversation,
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return { turns: await transcripts.read(visitors.hashOf(request), request.params.id) }
      },
      { onRequest: limit },
    )
  }
}
