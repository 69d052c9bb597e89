import { GatewayFault } from './gateway-fault.ts'

/** More than twice the size of a thousand tokens with an event each. */
const largestBytes = 2 * 1024 * 1024
/** How long to read on after the last event: a body read to its end lets the connection be reused. */
const afterwardsMs = 1000

/**
 * Wraps fetch: follows no redirect, which would send the key elsewhere; discards bodies of errors, which may quote keys and questions or
 * never end; and limits the size of an answer.
 */
export async function boundedFetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'manual' })
  const { status, headers, body } = response
  if (response.ok) return new Response(body ? bounded(body) : new Uint8Array(0), { headers })
  void body?.cancel().catch(() => undefined)
  return new Response(null, { status, headers })
}

function bounded(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let left = largestBytes

  async function read(): Promise<Uint8Array | undefined> {
    const { value } = await reader.read()
    left -= value?.length ?? 0
    if (left >= 0) return value
    void reader.cancel().catch(() => undefined)
    throw new GatewayFault('chat.failed', 'The gateway’s answer is larger than any that was asked for')
  }

  return new ReadableStream({
    async pull(controller) {
      const value = await read()
      if (value) controller.enqueue(value)
      else controller.close()
    },
    cancel: () => void readOn(read, () => reader.cancel()),
  })
}

async function readOn(read: () => Promise<Uint8Array | undefined>, giveUp: () => Promise<void>): Promise<void> {
  const timer = setTimeout(() => void giveUp().catch(() => undefined), afterwardsMs)
  while (await read().catch(() => undefined));
  clearTimeout(timer)
}
