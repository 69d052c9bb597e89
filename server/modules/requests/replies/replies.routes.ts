import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/inbox/replies.ts'
import { originOf } from '#server/platform/http/origin.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf, staffOf } from '#server/platform/http/staff-zone.ts'
import type { ReplyFilling } from './reply-filling.service.ts'
import type { SuggestReply } from './reply-suggestions.service.ts'
import type { ReplyTemplates } from './reply-templates.service.ts'

export function repliesRoutes(
  templates: ReplyTemplates,
  filling: ReplyFilling,
  suggest: SuggestReply,
  publicUrl: string | undefined,
): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listReplyTemplates, (request) => templates.page(request.query))

    route(app, endpoints.getReplyTemplate, (request) => templates.read(request.params.id))

    route(app, endpoints.addReplyTemplate, (request) => templates.add(actorOf(request), request.body))

    route(app, endpoints.putReplyTemplate, (request) =>
      templates.write(actorOf(request), request.params.id, request.body),
    )

    route(app, endpoints.fillReplyTemplate, (request) =>
      filling.fill(staffOf(request), request.params.id, request.body, originOf(request, publicUrl)),
    )

    route(app, endpoints.suggestReply, (request) => suggest(request.params.id, originOf(request, publicUrl)))

    route(app, endpoints.previewReply, (request) =>
      filling.preview(staffOf(request), request.body, originOf(request, publicUrl)),
    )
  }
}
