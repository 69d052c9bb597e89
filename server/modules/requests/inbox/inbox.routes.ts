import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/inbox/messages.ts'
import { changeEach } from '#server/platform/http/bulk.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf } from '#server/platform/http/staff-zone.ts'
import type { Inbox } from './inbox.service.ts'

export function inboxRoutes(inbox: Inbox): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listAssignees, async () => ({ items: await inbox.assignees() }))

    route(app, endpoints.retryDelivery, async (request) => {
      await inbox.retryDelivery(actorOf(request), request.params)
    })

    route(app, endpoints.changeEnquiry, (request) =>
      inbox.enquiries.change(actorOf(request), request.params.id, request.body),
    )

    route(app, endpoints.changeEnquiries, (request) =>
      changeEach(request, request.body.rows, ({ id, ...change }) =>
        inbox.enquiries.change(actorOf(request), id, change),
      ),
    )

    route(app, endpoints.replyToEnquiry, (request) =>
      inbox.enquiries.reply(actorOf(request), request.params.id, request.body),
    )

    route(app, endpoints.noteOnEnquiry, (request) =>
      inbox.enquiries.note(actorOf(request), request.params.id, request.body.text),
    )

    route(app, endpoints.addReceivedToEnquiry, (request) =>
      inbox.enquiries.received(actorOf(request), request.params.id, request.body),
    )
  }
}

export function demoInboxRoutes(inbox: Inbox): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.changeDemoRequest, (request) =>
      inbox.demoRequests.change(actorOf(request), request.params.id, request.body),
    )

    route(app, endpoints.changeDemoRequests, (request) =>
      changeEach(request, request.body.rows, ({ id, ...change }) =>
        inbox.demoRequests.change(actorOf(request), id, change),
      ),
    )

    route(app, endpoints.replyToDemoRequest, (request) =>
      inbox.demoRequests.reply(actorOf(request), request.params.id, request.body),
    )

    route(app, endpoints.noteOnDemoRequest, (request) =>
      inbox.demoRequests.note(actorOf(request), request.params.id, request.body.text),
    )

    route(app, endpoints.addReceivedToDemoRequest, (request) =>
      inbox.demoRequests.received(actorOf(request), request.params.id, request.body),
    )
  }
}
