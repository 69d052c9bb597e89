import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { type Call, type Chunks, comment, createChunks, done, errorBody, event, type Usage } from './chunks.ts'

/** Words, a pause in milliseconds, what is waited for, or words that are made when they are sent. */
export type Piece = string | number | Promise<unknown> | (() => string)

/** The way in which a started stream ends. */
export type StreamEnd =
  | 'done'
  /** Like a proxy that gave up: the answer ends orderly, without a reason and [DONE]. */
  | 'short'
  /** The connection breaks. */
  | 'cut'
  /** Nothing comes any more, and the connection stays. */
  | 'silence'
  /** As 'silence', with comment lines that keep the connection. */
  | 'comments'
  | { error: number | string; message?: string }
  /** An event of the name "error", as other gateways send it. */
  | { errorEvent: object | string }
  /** A choice whose reason to finish is "error", without saying more. */
  | 'failed-choice'

export interface StreamPlay {
  kind: 'stream'
  pieces: Piece[]
  /** Tools that it calls behind its words. */
  calls?: Call[]
  /** Comment lines before the first piece; 1 where it is not said. */
  comments?: number
  /** null: the gateway does not say. */
  usage?: Usage | null
  /** "stop" where it is not said. */
  finish?: string
  end?: StreamEnd
  /** The body's own end comes after its last event, as over a network. */
  endsAfterMs?: number
}

export type Play =
  | StreamPlay
  /** An error before the answer, in the gateway's shape. */
  | { kind: 'status'; status: number; retryAfter?: string; message?: string }
  | { kind: 'html'; status?: number }
  /** The answer in one piece of JSON, though a stream was asked for. */
  | { kind: 'whole'; text: string; usage?: Usage; calls?: Call[] }
  /** Anything else, to the byte; parts leave one after another. */
  | {
      kind: 'raw'
      status?: number
      headers?: Record<string, string>
      body: string | Uint8Array[]
      end?: 'cut' | 'silence'
    }
  /** The connection ends before a byte of the answer. */
  | { kind: 'lost' }
  /** Not a byte comes. */
  | { kind: 'never' }

export const usualUsage: Usage = { promptTokens: 1200, completionTokens: 80, costUsd: 0.0048 }

/** An answer that comes a few characters at a time. @param everyMs between two pieces */
export function says(
  text: string,
  { everyMs = 0, ...more }: Partial<StreamPlay> & { everyMs?: number } = {},
): StreamPlay {
  const words = text.match(/.{1,6}/gsu) ?? []
  return { kind: 'stream', pieces: everyMs ? words.flatMap((word) => [everyMs, word]) : words, ...more }
}

/** An answer that calls tools. */
export function calls(first: Call, ...others: Call[]): StreamPlay {
  return { kind: 'stream', pieces: [], calls: [first, ...others] }
}

/** A stream of choices that are not there. */
export function emptyChoices(): Play {
  const { emptyChoices: chunk } = createChunks('stand-in')
  return { kind: 'raw', headers: { 'content-type': 'text/event-stream' }, body: chunk() + chunk() + done }
}

const html = '<!DOCTYPE html><html><head><title>Just a moment...</title></head><body>cloudflare</body></html>'

const brokenOff = new WeakSet<ServerResponse>()

function breakOff(response: ServerResponse): void {
  brokenOff.add(response)
  response.destroy()
}

/** Whether the caller closed the connection before the answer had ended. */
export function hungUp(response: ServerResponse): boolean {
  return !response.writableFinished && !brokenOff.has(response)
}

/** Sends an answer, and waits where the play does, for as long as the caller stays. */
export async function perform(response: ServerResponse, play: Play, model: string): Promise<void> {
  const chunks = createChunks(model)
  switch (play.kind) {
    case 'never':
      return
    case 'lost':
      return breakOff(response)
    case 'stream':
      return stream(response, play, chunks)
    case 'status':
      return send(response, play.status, 'application/json', errorBody(play.status, play.message ?? 'Scripted'), {
        ...(play.retryAfter === undefined ? {} : { 'retry-after': play.retryAfter }),
      })
    case 'html':
      return send(response, play.status ?? 200, 'text/html; charset=utf-8', html)
    case 'whole':
      return send(response, 200, 'application/json', chunks.whole(play.text, play.usage ?? usualUsage, play.calls))
    case 'raw':
      return raw(response, play)
  }
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': type, ...headers }).end(body)
}

async function raw(response: ServerResponse, play: Extract<Play, { kind: 'raw' }>): Promise<void> {
  const { status = 200, headers = {}, body, end } = play
  response.writeHead(status, headers)
  for (const part of typeof body === 'string' ? [body] : body) {
    await new Promise((written) => response.write(part, written))
  }
  if (!end) response.end()
  else if (end === 'cut') breakOff(response)
}

async function stream(response: ServerResponse, play: StreamPlay, chunks: Chunks): Promise<void> {
  const { pieces, calls = [], comments = 1, usage = usualUsage, end = 'done', endsAfterMs } = play
  const { finish = calls.length > 0 ? 'tool_calls' : 'stop' } = play
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })
  response.write(comment.repeat(comments))
  for (const piece of pieces) {
    if (typeof piece === 'number') await delay(piece, undefined, { signal: gone.signal }).catch(() => undefined)
    else if (piece instanceof Promise) await piece
    else response.write(chunks.piece(typeof piece === 'string' ? piece : piece()))
    if (gone.signal.aborted) return
  }
  response.write(chunks.calls(calls))
  if (end !== 'done') return endOtherwise(response, end, chunks)
  response.write(chunks.finished(finish) + (usage ? chunks.usage(usage) : '') + done)
  if (endsAfterMs) await delay(endsAfterMs)
  response.end()
}

function endOtherwise(response: ServerResponse, end: Exclude<StreamEnd, 'done'>, chunks: Chunks): void {
  if (end === 'short') response.end()
  // After what is written has left: a reset would take it back from the reader.
  else if (end === 'cut') response.write(comment, () => setTimeout(() => breakOff(response), 5))
  else if (end === 'comments') keepCommenting(response)
  else if (end === 'failed-choice') response.end(chunks.failedChoice() + done)
  else if (end !== 'silence') response.end(errorOf(end, chunks) + done)
}

function errorOf(end: Extract<StreamEnd, object>, chunks: Chunks): string {
  if ('error' in end) return chunks.error(end.error, end.message ?? 'Provider disconnected unexpectedly')
  return event(typeof end.errorEvent === 'string' ? end.errorEvent : JSON.stringify(end.errorEvent), 'error')
}

function keepCommenting(response: ServerResponse): void {
  const timer = setInterval(() => response.write(comment), 20)
  response.once('close', () => clearInterval(timer))
}
