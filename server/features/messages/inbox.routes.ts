import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { noteSchema, receivedSchema, threadSchema } from '#contract/activities.ts'
import {
  assigneesSchema,
  deliveryParamsSchema,
  demoChangeSchema,
  demoRequestDetailSchema,
  enquiryChangeSchema,
  enquiryDetailSchema,
  replySchema,
} from '#contract/messages.ts'
import { problemResponse } from '#server/platform/problems.ts'
import { actorOf } from '#server/platform/staff-zone.ts'
import type { Inbox } from './inbox.service.ts'

const tags = ['Inbox']
const params = z.object({ id: z.uuid() })
const config = { permission: 'inbox.answer' } as const
const refusals = { 404: problemResponse, 409: problemResponse }

const changeWords =
  '`version` is the one that was seen: where it is no longer the present one, 409 `record.changed` answers with `current`. Whoever is given it is told.'
const replyWords =
  'In the language they read, in one thread with the mails before it; an answer to it goes to the company. 409 `mail.not_configured` where no mail can leave.'

/** GET /admin/assignees, POST /admin/deliveries/…/retry, and the work on enquiries: PATCH /admin/enquiries/{id}, POST …/notes, …/received and …/replies. */
export function inboxRoutes(inbox: Inbox): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/assignees',
      {
        config: { permission: 'inbox.read' },
        schema: {
          tags,
          operationId: 'listAssignees',
          summary: 'Active staff who may answer',
          response: { 200: assigneesSchema },
        },
      },
      async () => ({ items: await inbox.assignees() }),
    )

    app.post(
      '/admin/deliveries/:reference/:channel/retry',
      {
        config,
        schema: {
          tags,
          operationId: 'retryDelivery',
          summary: 'Have a parked delivery tried again, from the start',
          params: deliveryParamsSchema,
          response: { 202: z.void(), ...refusals },
        },
      },
      async (request, reply) => {
        await inbox.retryDelivery(actorOf(request), request.params)
        return reply.code(202).send()
      },
    )

    app.patch(
      '/admin/enquiries/:id',
      {
        config,
        schema: {
          tags,
          operationId: 'changeEnquiry',
          summary: 'Set whose an enquiry is and where it stands',
          description: `${changeWords} "answered" stops the 24 hours, "new" lets them run again unless a letter has left, "closed" has no clock.`,
          params,
          body: enquiryChangeSchema,
          response: { 200: enquiryDetailSchema, ...refusals },
        },
      },
      (request) => inbox.enquiries.change(actorOf(request), request.params.id, request.body),
    )

    app.post(
      '/admin/enquiries/:id/replies',
      {
        config,
        schema: {
          tags,
          operationId: 'replyToEnquiry',
          summary: 'Mail an answer to an enquiry',
          description: `${replyWords} The first one ends the 24 hours and makes it answered.`,
          params,
          body: replySchema,
          response: { 200: enquiryDetailSchema, ...refusals },
        },
      },
      (request) => inbox.enquiries.reply(actorOf(request), request.params.id, request.body),
    )

    app.register(sayingRoutes('enquiries', 'Enquiry', inbox.enquiries))
  }
}

/** The work on demo requests: PATCH /admin/demo-requests/{id}, POST …/notes, …/received and …/replies. */
export function demoInboxRoutes(inbox: Inbox): FastifyPluginAsyncZod {
  return async (app) => {
    app.patch(
      '/admin/demo-requests/:id',
      {
        config,
        schema: {
          tags,
          operationId: 'changeDemoRequest',
          summary: 'Set whose a demo request is, and whether the demo was held',
          description: `${changeWords} A confirmed demo becomes completed, and back; 409 \`demo.state\` for any other step: see …/confirm and …/decline.`,
          params,
          body: demoChangeSchema,
          response: { 200: demoRequestDetailSchema, ...refusals },
        },
      },
      (request) => inbox.demoRequests.change(actorOf(request), request.params.id, request.body),
    )

    app.post(
      '/admin/demo-requests/:id/replies',
      {
        config,
        schema: {
          tags,
          operationId: 'replyToDemoRequest',
          summary: 'Mail an answer to a demo request',
          description: `${replyWords} The first one ends the 24 hours.`,
          params,
          body: replySchema,
          response: { 200: demoRequestDetailSchema, ...refusals },
        },
      },
      (request) => inbox.demoRequests.reply(actorOf(request), request.params.id, request.body),
    )

    app.register(sayingRoutes('demo-requests', 'DemoRequest', inbox.demoRequests))
  }
}

/** POST …/notes and …/received: what is said without a mail of ours. */
function sayingRoutes(
  path: 'enquiries' | 'demo-requests',
  name: string,
  saying: Pick<Inbox['enquiries'], 'note' | 'received'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      `/admin/${path}/:id/notes`,
      {
        config,
        schema: {
          tags,
          operationId: `noteOn${name}`,
          summary: 'Leave a note for staff',
          params,
          body: noteSchema,
          response: { 200: threadSchema, 404: problemResponse },
        },
      },
      (request) => saying.note(actorOf(request), request.params.id, request.body.text),
    )

    app.post(
      `/admin/${path}/:id/received`,
      {
        config,
        schema: {
          tags,
          operationId: `addReceivedTo${name}`,
          summary: 'Copy in what they said by another way',
          params,
          body: receivedSchema,
          response: { 200: threadSchema, 404: problemResponse },
        },
      },
      (request) => saying.received(actorOf(request), request.params.id, request.body),
    )
  }
}
