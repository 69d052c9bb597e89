import type { Readable } from 'node:stream'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import * as endpoints from '#contract/endpoints/back-office.ts'
import { route } from '#server/platform/http/route.ts'
import { createEventStreams, type EventPace } from './events.service.ts'

function sendEvents(reply: FastifyReply, events: Readable): void {
  reply.header('content-type', 'text/event-stream; charset=utf-8')
  reply.header('x-accel-buffering', 'no') // turns off nginx's buffering
  reply.header('connection', 'close') // a kept-alive connection would delay shutdown
  reply.send(events)
}

export function eventsRoutes(
  services: Parameters<typeof createEventStreams>[0],
  pace: EventPace | undefined,
): FastifyPluginAsync {
  return async (app) => {
    const streams = createEventStreams(services, pace)
    app.addHook('preClose', async () => streams.close())

    route(app, endpoints.followDesk, (request, reply) => sendEvents(reply, streams.open(request)), {
      exposeHeadRoute: false,
    })
  }
}
