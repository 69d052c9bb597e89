import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { type Answer, formOf } from './answers.ts'
import { hasTwoHosts } from './problems.ts'
import type { Proxies } from './proxies.ts'
import type { SecurityHeaders } from './security-headers.ts'

/** What a route would answer with 200, whoever asks. */
export interface KnownAnswer {
  answer: Answer
  /** Besides those of every answer. The same object as long as they are the same. */
  headers: Record<string, string>
}

/** Finds what an address, spelt just so, is answered with, where that is in memory and still true. Without effort: it is asked each time. */
export type Recall = (request: IncomingMessage) => KnownAnswer | undefined

interface KnownAnswersOptions {
  securityHeaders: SecurityHeaders
  proxies: Proxies
  idOf: (request: IncomingMessage) => string
  /** Then each answer says that it is its connection's last, which is left to the routes. */
  isStopping: () => boolean
}

type Headers = Readonly<Record<string, string>>

/** Names and values in turn, which Node takes as they are, with what they were listed from: an object would be put together for each answer. */
interface HeaderList {
  ofAll: Headers
  ofAnswer: Headers
  list: string[]
}

/** Levels at which each request is logged. */
const tellingLevels = new Set(['info', 'debug', 'trace'])

/**
 * Answers what is known before the framework looks at a request: its routing, hooks and logging take longer than all the rest. The answer is
 * what the routes would say, headers, 304 and log included (tests/api/platform/known-answers.test.ts); whatever is not a plain GET of
 * something known is theirs.
 */
export function createKnownAnswers({ securityHeaders, proxies, idOf, isStopping }: KnownAnswersOptions) {
  const recalls: Recall[] = []
  const lists = new WeakMap<Headers, HeaderList>()

  function recalled(request: IncomingMessage): KnownAnswer | undefined {
    for (const recall of recalls) {
      const known = recall(request)
      if (known) return known
    }
    return undefined
  }

  /** Lists them anew only where what the answer goes out with is no longer the same. */
  function listed(ofForm: Headers, ofAll: Headers, ofAnswer: Headers, bytes: Buffer | undefined): string[] {
    const former = lists.get(ofForm)
    if (former?.ofAll === ofAll && former.ofAnswer === ofAnswer) return former.list
    const length = bytes && { 'content-length': String(bytes.length) }
    const list = Object.entries({ ...ofAll, ...ofAnswer, ...ofForm, ...length }).flat()
    lists.set(ofForm, { ofAll, ofAnswer, list })
    return list
  }

  /** As Fastify does for its own. */
  function log(logger: FastifyBaseLogger, id: string, request: IncomingMessage, response: ServerResponse): void {
    if (!tellingLevels.has(logger.level)) return
    const began = performance.now()
    const line = logger.child({ reqId: id })
    const { method, url, socket } = request
    line.info({ req: { method, url, socket, ...proxies.visitorOf(request) } }, 'incoming request')
    response.once('finish', () =>
      line.info({ res: response, responseTime: performance.now() - began }, 'request completed'),
    )
  }

  return {
    add: (recall: Recall) => void recalls.push(recall),

    /** @returns whether it was answered */
    send(request: IncomingMessage, response: ServerResponse, logger: FastifyBaseLogger): boolean {
      if (request.method !== 'GET' || isStopping()) return false
      const known = recalled(request)
      if (!known || hasTwoHosts(request)) return false
      const { status, headers, bytes } = formOf(known.answer, request.headers)
      if (bytes instanceof Promise) return false
      const id = idOf(request)
      log(logger, id, request, response)
      const list = listed(headers, securityHeaders.of(request), known.headers, bytes)
      response.writeHead(status, [...list, 'x-request-id', id])
      response.end(bytes)
      return true
    },
  }
}
