import { Readable } from 'node:stream'
import type { StaffEvent } from '#contract/staff/notifications.ts'

/** How soon a browser comes back whose stream has ended. Milliseconds. */
const retryMs = 3000

/** One open page of the admin: a stream of server-sent events. */
export interface EventStream {
  readable: Readable
  /** Says it, and again at the earliest after a pause: a burst of news is one look for whoever hears of it. */
  tell: (event: StaffEvent) => void
  /** A comment, which keeps whatever stands between from hanging up. */
  beat: () => void
  /** Says what is pending, and is over. */
  end: () => void
}

/** @param pauseMs between two tellings */
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
    tell(event) {
      pending.add(event)
      timer ??= setTimeout(flush, Math.max(0, pauseMs - (performance.now() - sentAt)))
    },
    beat: () => write(':\n\n'),
    end() {
      clearTimeout(timer)
      flush()
      if (!readable.destroyed) readable.push(null)
    },
  }
}
