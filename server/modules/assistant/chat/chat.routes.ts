import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { chatMessageMax } from '#contract/assistant/chat.ts'
import type { ToolName } from '#contract/assistant/tools/tool-names.ts'
import * as endpoints from '#contract/endpoints/chat.ts'
import { fieldError } from '#contract/problems/field-errors.ts'
import { isDatabaseAway } from '#server/platform/database/database.ts'
import { type ProblemError, problem } from '#server/platform/http/problems.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import type { Assistant } from './assistant.ts'
import { serverStopping } from './chat.service.ts'
import type { Outcome } from './chat-outcome.ts'
import { openChatStream } from './chat-stream.ts'
import type { OpenTurn } from './turn-start.ts'

/** More than the longest message takes with every character escaped in JSON. */
const bodyMaxBytes = 64 * 1024
/** How long answers may still take when the server stops. Milliseconds. */
const graceMs = 4000

export function chatRoutes(
  { chat, feedback, visitors }: Assistant,
  limits: { messages: VisitorLimit; feedback: VisitorLimit },
): FastifyPluginAsync {
  return async (app) => {
    const stopping = new AbortController()
    app.addHook('preClose', async () => {
      setTimeout(() => stopping.abort(serverStopping), graceMs).unref()
    })

    async function answer(request: FastifyRequest, reply: FastifyReply, turn: OpenTurn, sinceMs: number) {
      reply.header('cache-control', 'no-store').header('vary', 'accept')
      if (!/\btext\/event-stream\b/i.test(request.headers.accept ?? '')) {
        const signal = AbortSignal.any([hangUpOf(reply), stopping.signal])
        const nobody = async () => undefined
        const outcome = await chat.answer(turn, { send: nobody, look: nobody, signal }, sinceMs)
        if (outcome.state === 'answered') return outcome.answer
        throw failure(outcome)
      }
      const stream = openChatStream()
      reply.header('content-type', 'text/event-stream; charset=utf-8')
      reply.header('x-accel-buffering', 'no') // nginx passes each event on at once
      reply.header('connection', 'close') // so that an open connection does not delay a shutdown
      const { conversationId, turnId } = turn
      await stream.send('begun', { conversationId, turnId })
      const reader = {
        send: (text: string) => stream.send('text', { text }),
        look: (tool: ToolName | null) => stream.send('looking', { tool }),
        signal: AbortSignal.any([stream.signal, stopping.signal]),
      }
      void chat.answer(turn, reader, sinceMs).then(async (outcome) => {
        if (outcome.state === 'answered') await stream.send('answered', outcome.answer)
        else if (outcome.state === 'failed') await stream.send('failed', { code: outcome.code, turnId })
        stream.end()
      }, stream.end)
      return reply.send(stream.readable)
    }

    route(
      app,
      endpoints.askAssistant,
      async (request, reply) => {
        const sinceMs = performance.now()
        const turn = await chat.ask(visitors.identify(request, reply), request.body)
        return answer(request, reply, turn, sinceMs)
      },
      {
        onRequest: limits.messages,
        bodyLimit: bodyMaxBytes,
        errorHandler: (error) => {
          throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLong() : error
        },
      },
    )

    route(
      app,
      endpoints.regenerateAnswer,
      async (request, reply) => {
        const sinceMs = performance.now()
        const visitor = visitors.identify(request, reply)
        const turn = await chat.again(visitor, request.params.id, request.body.language)
        return answer(request, reply, turn, sinceMs)
      },
      { onRequest: limits.messages },
    )

    route(
      app,
      endpoints.rateAnswer,
      async (request) => {
        await feedback.rate(visitors.hashOf(request), request.params, request.body.rating)
      },
      { onRequest: limits.feedback },
    )

    route(
      app,
      endpoints.handConversationOver,
      async (request) => {
        await feedback.handOver(visitors.hashOf(request), request.params.id, request.body.to)
      },
      { onRequest: limits.feedback },
    )
  }
}

function hangUpOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  if (reply.raw.destroyed) gone.abort()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}

function tooLong(): ProblemError {
  const errors = [fieldError('message', 'message_too_long', { maximum: chatMessageMax })]
  return problem('request.invalid', 'Some values are not valid', errors)
}

/** Reports an outage of the database as other routes do. */
function failure(outcome: Exclude<Outcome, { state: 'answered' }>): unknown {
  if (outcome.state === 'stopped') return problem('chat.failed', 'The connection was closed before the answer came')
  if (outcome.code === 'chat.failed' && outcome.cause !== undefined && isDatabaseAway(outcome.cause))
    return outcome.cause
  return problem(outcome.code, 'There is no answer; the question is kept', undefined, {
    ...(outcome.retryAfterS !== undefined && { retryAfterS: outcome.retryAfterS }),
  })
}
