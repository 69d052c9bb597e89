import { GatewayFault, statedFault } from './gateway-fault.ts'
import { type CallPart, type Chunk, chunkSchema, wholeSchema } from './gateway-schemas.ts'

export interface GatewayUsage {
  promptTokens: number
  completionTokens: number
  /** US dollars; only some gateways report it. */
  costUsd?: number
}

/** A call of a tool; `input` is the JSON that the model wrote. */
export interface GatewayCall {
  id: string
  name: string
  input: string
}

/** Several calls at once are rare, and their input is short. */
const callsMax = 16
const inputMax = 20_000

/** Several times the length of a thousand tokens. Characters. */
const longestText = 20_000
const unprintable = /(?![\t\n\r])\p{Cc}/gu

export interface Reading {
  usage: GatewayUsage | undefined
  hasText: boolean
  length: number
  /** First half of a surrogate pair that is split between two events. */
  half: string
  finish: string | undefined
  calls: GatewayCall[]
}

export const createReading = (): Reading => ({
  usage: undefined,
  hasText: false,
  length: 0,
  half: '',
  finish: undefined,
  calls: [],
})

/**
 * @yields pieces of text
 * @throws GatewayFault, or the error of reading the body
 */
export async function* readStream(events: AsyncIterable<unknown>, reading: Reading): AsyncGenerator<string> {
  for await (const event of events) {
    const chunk = chunkSchema.safeParse(event).data
    if (!chunk) throw unreadable()
    noteUsage(reading, chunk.usage)
    const [choice] = chunk.choices ?? []
    if (!choice) continue
    noteCalls(reading, choice.delta?.tool_calls)
    yield* textOf(choice.delta?.content, choice.finish_reason, reading)
  }
}

export function* readWhole(body: string, reading: Reading): Generator<string> {
  const answer = wholeSchema.safeParse(JSON.parse(body)).data
  if (!answer) throw unreadable()
  if (answer.error) throw statedFault(answer.error)
  noteUsage(reading, answer.usage)
  const [choice] = answer.choices ?? []
  if (!choice) return
  noteCalls(reading, choice.message?.tool_calls)
  yield* textOf(choice.message?.content, choice.finish_reason ?? 'stop', reading)
}

/** @throws GatewayFault where a finished answer is empty or incomplete */
export function checkWhole({ hasText, finish, calls }: Reading): void {
  if (!hasText && calls.length === 0) throw new GatewayFault('chat.empty', 'The gateway’s answer is empty')
  if (!finish) throw new GatewayFault('chat.failed', 'The gateway’s answer broke off')
}

/** Returns the calls that name a tool. */
export function callsOf({ calls }: Reading): GatewayCall[] {
  return calls.filter((call) => call?.name).map((call, place) => ({ ...call, id: call.id || `call_${place}` }))
}

function noteCalls({ calls }: Reading, parts: CallPart[] | null | undefined): void {
  for (const [place, part] of (parts ?? []).entries()) {
    const at = part.index ?? place
    const former = calls[at] ?? { id: '', name: '', input: '' }
    const call = {
      id: part.id || former.id,
      name: former.name + (part.function?.name ?? ''),
      input: former.input + (part.function?.arguments ?? ''),
    }
    if (at < 0 || at >= callsMax || call.name.length + call.input.length > inputMax) {
      throw new GatewayFault('chat.failed', 'The gateway’s answer calls without end')
    }
    calls[at] = call
  }
}

function* textOf(content: string | null | undefined, finish: string | null | undefined, reading: Reading) {
  if (finish === 'error') throw statedFault(undefined)
  if (finish) reading.finish = finish
  const text = take(content ?? '', reading)
  if (text !== '') yield text
}

/** Cleans up text for display and storage: PostgreSQL accepts no NUL, and UTF-8 no lone surrogate. */
function take(content: string, reading: Reading): string {
  const joined = (reading.half + content).replace(unprintable, '')
  const isHalf = /[\ud800-\udbff]$/.test(joined)
  reading.half = isHalf ? joined.slice(-1) : ''
  const text = (isHalf ? joined.slice(0, -1) : joined).toWellFormed()
  reading.length += text.length
  if (reading.length > longestText) throw new GatewayFault('chat.failed', 'The gateway’s answer does not end')
  reading.hasText ||= text.trim() !== ''
  return text
}

function noteUsage(reading: Reading, usage: Chunk['usage']): void {
  if (!usage) return
  reading.usage = {
    promptTokens: usage.prompt_tokens,
    completionTokens: usage.completion_tokens,
    ...(usage.cost === undefined ? {} : { costUsd: usage.cost }),
  }
}

function unreadable(): GatewayFault {
  return new GatewayFault('chat.error', 'The gateway’s answer is not of the shape of chat completions')
}
