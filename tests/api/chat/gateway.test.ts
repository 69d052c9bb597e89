import { describe, expect, test } from 'vitest'
import { says, usualUsage } from '#tests/support/gateway/plays.ts'
import { connect, messages, site } from './gateway-support.ts'

describe('a question', () => {
  test('is sent with model, limits and messages, and with the key in a header only', async () => {
    const { standIn, ask } = await connect()
    await ask()
    const [request] = standIn.requests
    expect(request?.path).toBe('/api/v1/chat/completions')
    expect(request?.headers).toMatchObject({
      authorization: `Bearer ${standIn.apiKey}`,
      'http-referer': 'https://iot.example',
      'x-title': 'Harbour IoT',
    })
    expect(request?.body).toEqual({
      model: 'anthropic/claude-sonnet-4.5',
      messages,
      stream: true,
      stream_options: { include_usage: true },
      max_tokens: 1000,
      temperature: 0.3,
    })
  })

  test('an address that ends with a slash is the same', async () => {
    const { standIn, ask } = await connect()
    expect(await ask({ apiUrl: `${standIn.url}/` })).toMatchObject({ error: undefined })
  })

  test.each([
    ['Café IoT – 港灣', 'Cafe IoT'],
    ['港灣物聯', undefined],
  ])('a name of %s goes into a header as %s', async (en, title) => {
    const { standIn, ask } = await connect()
    expect(await ask({ named: { name: { ...site.name, en }, origin: null } })).toMatchObject({ error: undefined })
    expect(standIn.requests[0]?.headers['x-title']).toBe(title)
    expect(standIn.requests[0]?.headers).not.toHaveProperty('http-referer')
  })

  test('nothing of another program’s environment goes with it', async () => {
    Object.assign(process.env, {
      OPENAI_ORG_ID: 'org-other',
      OPENAI_PROJECT_ID: 'other',
      OPENAI_BASE_URL: 'http://other',
    })
    const { standIn, ask } = await connect()
    expect(await ask()).toMatchObject({ error: undefined })
    for (const name of ['OPENAI_ORG_ID', 'OPENAI_PROJECT_ID', 'OPENAI_BASE_URL']) delete process.env[name]
    expect(JSON.stringify(standIn.requests[0]?.headers)).not.toContain('other')
  })
})

describe('an answer', () => {
  test('comes piece by piece, while the gateway still writes, with its usage at the end', async () => {
    const second = Promise.withResolvers<void>()
    const { ask } = await connect({ kind: 'stream', pieces: ['可以', second.promise, '，IP67 足夠 [1]。'] })
    const answer = await ask({ onText: () => second.resolve() })
    expect(answer).toMatchObject({ pieces: ['可以', '，IP67 足夠 [1]。'], usages: [usualUsage], error: undefined })
  })

  test.each([
    ['comment lines before it', says('Yes.', { comments: 50 })],
    ['pauses within it', says('Yes, it is.', { everyMs: 20 })],
    ['a limit that it came to', says('Yes', { finish: 'length' })],
    ['no usage', says('Yes.', { usage: null })],
    ['no price', says('Yes.', { usage: { promptTokens: 3, completionTokens: 2 } })],
    ['one piece of JSON in place of a stream', { kind: 'whole', text: 'Yes.' } as const],
    ['lines of 64 kB', says('Yes.', { pieces: ['x'.repeat(65_536 / 8), ' Yes.'] })],
    [
      'line ends of two characters',
      events('data: {"choices":[{"delta":{"content":"Yes"},"finish_reason":"stop"}]}\r\n\r\n'),
    ],
  ])('is read with %s', async (_what, play) => {
    const { ask } = await connect(play)
    const { text, error } = await ask()
    expect(error).toBeUndefined()
    expect(text).toContain('Yes')
  })

  test('usage that makes no sense is left out, the answer stays', async () => {
    const usage = { promptTokens: -1, completionTokens: 0.5 }
    const { ask } = await connect(says('Yes.', { usage }))
    expect(await ask()).toMatchObject({ text: 'Yes.', usages: [], error: undefined })
  })

  test('a character that two events share arrives whole, and what no database keeps is left out', async () => {
    const { ask } = await connect({ kind: 'stream', pieces: ['水\ud83d', '\udca7\u0000.', '\n\t\u200b👨‍👩‍👧\udc00'] })
    expect(await ask()).toMatchObject({ pieces: ['水', '💧.', '\n\t\u200b👨‍👩‍👧\ufffd'], error: undefined })
  })

  test('nothing is lost where its bytes are cut anywhere', async () => {
    const chunk = `data: ${JSON.stringify({ choices: [{ delta: { content: '港灣 💧 é' }, finish_reason: 'stop' }] })}\n\n`
    const { ask } = await connect(events([...Buffer.from(chunk)].map((byte) => Buffer.from([byte]))))
    expect(await ask()).toMatchObject({ text: '港灣 💧 é', error: undefined })
  })

  test('questions one after another share a connection', async () => {
    const { standIn, ask } = await connect(says('Yes.', { endsAfterMs: 20 }))
    for (let count = 0; count < 5; count += 1) {
      const stop = new AbortController()
      await ask({ signal: stop.signal })
      stop.abort() // by then nothing of the answer is left to stop
      await standIn.requests[count]?.closed
    }
    expect(standIn.requests.map(({ hungUpAt }) => hungUpAt)).toEqual(Array(5).fill(undefined))
    expect(standIn.connections()).toBeLessThan(3) // the end of a body may still be on its way when the next question is
  })
})

function events(body: string | Buffer[]) {
  return { kind: 'raw', headers: { 'content-type': 'text/event-stream' }, body } as const
}
