import * as z from 'zod/mini'
import { type ChatAnswer, type ChatEvents, chatAnswerSchema, chatEventSchemas } from '#contract/assistant/chat.ts'
import { type AnyProblem, anyProblemSchema } from '#contract/problems/staff-problems.ts'
import type { TestApp } from './app.ts'

/** One of the events that POST /chat streams. */
export type ChatEvent = { [Name in keyof ChatEvents]: { event: Name; data: ChatEvents[Name] } }[keyof ChatEvents]

/** A browser that talks with the assistant: it keeps the cookie. */
export interface TestVisitor {
  cookie: () => string | undefined
  /** POST, with whatever body. */
  post: (path: string, body: unknown, headers?: Record<string, string>, signal?: AbortSignal) => Promise<Response>
  put: (path: string, body: unknown) => Promise<Response>
  /** A whole answer in JSON. */
  ask: (message: string, more?: Record<string, unknown>) => Promise<ChatAnswer>
  /** The same, event by event, to its end. */
  stream: (message: string, more?: Record<string, unknown>) => Promise<ChatEvent[]>
}

export function chatVisitor({ url }: Pick<TestApp, 'url'>, kept: Record<string, string> = {}): TestVisitor {
  let cookie: string | undefined

  async function send(method: string, path: string, body: unknown, headers = {}, signal?: AbortSignal) {
    const response = await fetch(`${url}/api/v1/chat${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }), ...kept, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...(signal && { signal }),
    })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return response
  }

  return {
    cookie: () => cookie,
    post: (path, body, headers, signal) => send('POST', path, body, headers, signal),
    put: (path, body) => send('PUT', path, body),
    async ask(message, more = {}) {
      const response = await send('POST', '', { message, ...more })
      if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
      return chatAnswerSchema.parse(await response.json())
    },
    async stream(message, more = {}) {
      const response = await send('POST', '', { message, ...more }, { accept: 'text/event-stream' })
      if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
      return eventsOf(await response.text())
    },
  }
}

/** Returns the events of a stream, each parsed by its schema; comments are skipped. */
export function eventsOf(text: string): ChatEvent[] {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? []
      return chatEventSchema.parse({ event, data: JSON.parse(data ?? 'null') })
    })
}

const chatEventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('begun'), data: chatEventSchemas.begun }),
  z.object({ event: z.literal('looking'), data: chatEventSchemas.looking }),
  z.object({ event: z.literal('text'), data: chatEventSchemas.text }),
  z.object({ event: z.literal('answered'), data: chatEventSchemas.answered }),
  z.object({ event: z.literal('failed'), data: chatEventSchemas.failed }),
])

/** The problem that a response carries. */
export async function problemOf(response: Response): Promise<AnyProblem> {
  return anyProblemSchema.parse(await response.json())
}

/** A stream that can be read piece by piece, and hung up on. */
export async function openStream(visitor: TestVisitor, message: string, more: Record<string, unknown> = {}) {
  const hangUp = new AbortController()
  const response = await visitor.post('', { message, ...more }, { accept: 'text/event-stream' }, hangUp.signal)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    response,
    /** Everything said so far, once it holds this. */
    async until(part: string): Promise<string> {
      while (!text.includes(part)) {
        const { value, done } = (await reader?.read()) ?? { value: undefined, done: true }
        if (done) throw new Error(`The stream ended without ${part}: ${text}`)
        text += value
      }
      return text
    },
    hangUp: () => hangUp.abort(),
  }
}
