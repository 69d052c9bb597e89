import { describe, expect, it } from 'vitest'
import { openChatStream } from '#server/modules/assistant/chat/chat-stream.ts'

describe('an answer on its way to a reader', () => {
  it('ends without a fault where a slow reader hangs up: nobody is left to hear of it', async () => {
    const stream = openChatStream()
    const sent = stream.send('text', { text: 'x'.repeat(1_000_000) })
    stream.readable.destroy()
    await expect(sent).resolves.toBeUndefined()
    expect(stream.signal.aborted).toBe(true)
    await expect(stream.send('text', { text: 'more' })).resolves.toBeUndefined()
  })
})
