import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import type { ChatEvents } from '#contract/assistant/chat.ts'

/** Interval of keep-alive comments, so that proxies do not close the connection. Milliseconds. */
const beatMs = 15_000

export interface ChatStream {
  readable: Readable
  signal: AbortSignal
  /** Resolves once there is room for more, or the client has disconnected. */
  send: <Name extends keyof ChatEvents>(event: Name, data: ChatEvents[Name]) => Promise<void>
  end: () => void
}

export function openChatStream(): ChatStream {
  const stream = new PassThrough()
  const gone = new AbortController()
  const beating = setInterval(() => {
    if (!stream.writableNeedDrain) stream.write(':\n\n')
  }, beatMs)
  stream.once('close', () => {
    clearInterval(beating)
    gone.abort()
  })
  stream.on('error', () => undefined) // 'close' follows
  return {
    readable: stream,
    signal: gone.signal,
    async send(event, data) {
      if (stream.destroyed) return
      const hasRoom = stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
      if (!hasRoom) await once(stream, 'drain', { signal: gone.signal }).catch(() => undefined)
    },
    end() {
      clearInterval(beating)
      if (!stream.destroyed) stream.end()
    },
  }
}
