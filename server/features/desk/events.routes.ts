import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { createDeskStreams, type DeskPace } from './events.service.ts'

function sendEvents(reply: FastifyReply, events: Readable): void {
  reply.header('content-type', 'text/event-stream; charset=utf-8')
  reply.header('x-accel-buffering', 'no') // nginx passes each event on at once
  reply.header('connection', 'close') // once it ends, nothing holds a shutdown up
  reply.send(events)
}

/** GET /admin/events. */
export function eventsRoutes(
  services: Parameters<typeof createDeskStreams>[0],
  pace: DeskPace | undefined,
): FastifyPluginAsyncZod {
  return async (app) => {
    const streams = createDeskStreams(services, pace)
    app.addHook('preClose', async () => streams.close())

    app.get(
      '/admin/events',
      {
        exposeHeadRoute: false,
        config: { permission: 'desk.use' },
        schema: {
          tags: ['Desk'],
          operationId: 'followDesk',
          summary: 'What open pages should look at again, as server-sent events',
          description:
            'The names of events are `notifications`, `badges`, `settings`, `sync`, `products` and `session`; their data is empty. With `session`, rights may have changed, or the session has ended: then the stream ends too. It also ends after 15 minutes: come back after `retry`. While it is open, the session counts as in use.',
          response: { 200: { content: { 'text/event-stream': { schema: z.string() } } } },
        },
      },
      (request, reply) => sendEvents(reply, streams.open(request)),
    )
  }
}
