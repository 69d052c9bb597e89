import { describe, expect, it } from 'vitest'
import { readEvents, type StreamedEvent } from '../../../client/src/api/event-stream.ts'

/** Bytes that arrive in these pieces. */
function body(...pieces: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece)
      controller.close()
    },
  })
}

async function read(stream: ReadableStream<Uint8Array>, onBytes = () => {}): Promise<StreamedEvent[]> {
  const events: StreamedEvent[] = []
  for await (const event of readEvents(stream, onBytes)) events.push(event)
  return events
}

const events = [
  { name: 'begun', data: '{"id":1}' },
  { name: 'text', data: '{"text":"漏水 🚰"}' },
  { name: 'message', data: 'two\nlines' },
]
const lines = [
  ...['event: begun', 'data: {"id":1}', ''],
  ...[': still here', 'id: 7', 'retry: 10', 'event:text', 'data:{"text":"漏水 🚰"}', ''],
  ...['data: two', 'data: lines', '', ''],
]

describe('server-sent events', () => {
  it.each(['\n', '\r\n', '\r'])('are read whatever ends their lines: %j', async (end) => {
    // A return that is the last thing said could be half of an end: that event waits for one more byte.
    expect(await read(body(`${lines.join(end)}:`))).toEqual(events)
  })

  it.each(['\n', '\r\n'])('are read wherever the network cuts them, %j', async (end) => {
    const bytes = new TextEncoder().encode(lines.join(end))
    for (let cut = 1; cut < bytes.length; cut += 1) {
      expect(await read(body(bytes.slice(0, cut), bytes.slice(cut)))).toEqual(events)
    }
    expect(await read(body(...Array.from(bytes, (byte) => Uint8Array.of(byte))))).toEqual(events)
  })

  it('leave out what the end of the stream cut off', async () => {
    expect(await read(body('data: whole\n\nevent: text\ndata: ha'))).toEqual([{ name: 'message', data: 'whole' }])
    expect(await read(body('data: whole\n\nevent: text\ndata: half\n'))).toEqual([{ name: 'message', data: 'whole' }])
  })

  it('are none where there is a name without data', async () => {
    expect(await read(body('event: text\n\n', 'data\n\n'))).toEqual([{ name: 'message', data: '' }])
  })

  it('tell of each piece, were it a comment', async () => {
    let pieces = 0
    const count = () => {
      pieces += 1
    }
    await read(body(': 1\n\n', ': 2\n\n', ': 3'), count)
    expect(pieces).toBe(3)
  })

  it('let go of the connection once nobody reads on', async () => {
    let isCancelled = false
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('data: more\n\n')),
      cancel: () => {
        isCancelled = true
      },
    })
    for await (const { data } of readEvents(endless, () => {})) {
      expect(data).toBe('more')
      break
    }
    expect(isCancelled).toBe(true)
  })
})
