import { Readable } from 'node:stream'
import type { StaffEvent } from '#contract/staff/notifications.ts'

/** Reconnection delay of browsers, in milliseconds. */
const retryMs = 3000

export interface EventStream {
  readable: Readable
  /** Sends an event, throttled so that a burst causes one refetch. */
  send: (event: StaffEvent) => void
  /** Sends a comment, so that proxies do not close the connection. */
  heartbeat: () => void
  end: () => void
}

export function openEventStream(pauseMs: number): EventStream {
  const readable = new Readable({ read: () => undefined })
  const pending = new Set<StaffEvent>()
  let timer: NodeJS.Timeout | undefined
  let sentAt = 0

  function flush(): void {
    timer = undefined
    sentAt = performance.now()
    for (const event of pending) write(`event: ${event}\ndata: {}\n\n`)
    pending.clear()
  }

  function write(text: string): void {
    if (!readable.destroyed && !readable.readableEnded) readable.push(text)
  }

  readable.once('close', () => clearTimeout(timer))
  write(`retry: ${retryMs}\n\n`)
  return {
    readable,
    send(event) {
      pending.add(event)
      timer ??= setTimeout(flush, Math.max(0, pauseMs - (performance.now() - sentAt)))
    },
    heartbeat: () => write(':\n\n'),
    end() {
      clearTimeout(timer)
      flush()
      if (!readable.destroyed) readable.push(null)
    },
  }
}
