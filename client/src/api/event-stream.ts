/** One server-sent event. */
export interface StreamedEvent {
  name: string
  data: string
}

/**
 * Server-sent events, each as soon as it is whole, wherever the network has cut the bytes: inside a character, between the
 * two halves of a line's end. Comments are left out, and so is what the stream's end leaves half-said.
 * @param onBytes called with each piece of the network, were it a comment: somebody is there
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<StreamedEvent, void, void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let unread = ''
  let event = begin()
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      onBytes()
      const lines = linesOf(unread + decoder.decode(piece.value, { stream: true }))
      unread = lines.pop() ?? ''
      for (const line of lines) {
        if (line !== '') take(line, event)
        else if (event.data.length > 0) yield { name: event.name, data: event.data.join('\n') }
        if (line === '') event = begin()
      }
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}

const begin = () => ({ name: 'message', data: [] as string[] })

/** The last one may go on. So may a return at the end: it is the first half of a line's end, or a whole one. */
function linesOf(text: string): string[] {
  return text.split(/\r\n|\n|\r(?!$)/)
}

function take(line: string, event: ReturnType<typeof begin>): void {
  const { field = '', value = '' } = /^(?<field>[^:]*)(?:: ?(?<value>.*))?$/s.exec(line)?.groups ?? {}
  if (field === 'event') event.name = value
  if (field === 'data') event.data.push(value)
}
