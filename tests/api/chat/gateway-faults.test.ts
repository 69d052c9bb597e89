import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import { GatewayFault } from '#server/modules/assistant/gateway/gateway-fault.ts'
import { emptyChoices, type Play, says, usualUsage } from '#tests/support/gateway/plays.ts'
import { connect, messages } from './gateway-support.ts'

const before = ['IP67 ', '可以']
const eventStream = { 'content-type': 'text/event-stream' }
const stream = (end: Extract<Play, { kind: 'stream' }>['end'], pieces: string[] = before): Play => ({
  kind: 'stream',
  pieces,
  ...(end && { end }),
})

describe('instead of an answer', () => {
  test.each<[string, Play, Partial<GatewayFault>]>([
    ['300', { kind: 'status', status: 300 }, { code: 'chat.failed', isDown: false }],
    ['400', { kind: 'status', status: 400 }, { code: 'chat.failed', isDown: false }],
    ['401', { kind: 'status', status: 401 }, { code: 'chat.unauthorized', isDown: false, status: 401 }],
    ['402', { kind: 'status', status: 402 }, { code: 'chat.unavailable', isDown: true, status: 402 }],
    ['403', { kind: 'status', status: 403 }, { code: 'chat.failed', isDown: false, status: 403 }],
    ['404', { kind: 'status', status: 404 }, { code: 'chat.failed', isDown: false }],
    ['408', { kind: 'status', status: 408 }, { code: 'chat.unavailable', isDown: true }],
    ['413', { kind: 'status', status: 413 }, { code: 'chat.failed', isDown: false }],
    ['429', { kind: 'status', status: 429 }, { code: 'chat.rate_limited', isDown: false, retryAfterS: undefined }],
    ['500', { kind: 'status', status: 500 }, { code: 'chat.unavailable', isDown: true }],
    ['502', { kind: 'status', status: 502 }, { code: 'chat.unavailable', isDown: true }],
    [
      '503',
      { kind: 'status', status: 503, retryAfter: '7' },
      { code: 'chat.unavailable', isDown: true, retryAfterS: 7 },
    ],
    ['HTML', { kind: 'html' }, { code: 'chat.error', isDown: false }],
    ['HTML with 502', { kind: 'html', status: 502 }, { code: 'chat.unavailable', isDown: true }],
    ['HTML with 403', { kind: 'html', status: 403 }, { code: 'chat.failed', isDown: false }],
    ['plain words', { kind: 'raw', headers: { 'content-type': 'text/plain' }, body: 'OK' }, { code: 'chat.error' }],
    ['half of a JSON', raw('{"choices": [', 'application/json'), { code: 'chat.error' }],
    ['another JSON', raw('[1]', 'application/json'), { code: 'chat.error' }],
    ['a JSON error', raw('{"error":{"code":429}}', 'application/json'), { code: 'chat.rate_limited', isDown: false }],
    ['events that are no JSON', raw('data: {oops\n\n'), { code: 'chat.error' }],
    ['events of another shape', raw('data: {"choices": "none"}\n\n'), { code: 'chat.error' }],
    ['an event of null', raw('data: null\n\n'), { code: 'chat.error' }],
    ['empty choices', emptyChoices(), { code: 'chat.empty', isDown: false }],
    ['empty text', says(''), { code: 'chat.empty', isDown: false }],
    ['only white space', says(' \n\n '), { code: 'chat.empty', isDown: false }],
    ['not a byte with 200', { kind: 'raw', body: '' }, { code: 'chat.empty', isDown: false }],
    ['204', { kind: 'raw', status: 204, body: '' }, { code: 'chat.empty', isDown: false }],
    ['a JSON of no choices', raw('{"choices": []}', 'application/json'), { code: 'chat.empty' }],
    ['a closed connection', { kind: 'lost' }, { code: 'chat.unavailable', isDown: true, status: undefined }],
    ['a stream cut at once', stream('cut', []), { code: 'chat.failed', isDown: false }],
    ['an error event at once', stream({ error: 502 }, []), { code: 'chat.unavailable', isDown: false, status: 502 }],
  ])('%s', async (_what, play, fault) => {
    const { ask, standIn } = await connect(play)
    const { error, text } = await ask()
    expect(error).toBeInstanceOf(GatewayFault)
    expect(error).toMatchObject(fault)
    expect(text.trim()).toBe('')
    expect(standIn.requests).toHaveLength(1) // never asked again by itself
  })

  test.each([
    ['seconds', () => '20', 20],
    ['a date', () => new Date(Date.now() + 60_000).toUTCString(), 60],
    ['nonsense', () => 'soon', undefined],
  ])('429 with Retry-After as %s', async (_what, retryAfter, seconds) => {
    const { ask } = await connect({ kind: 'status', status: 429, retryAfter: retryAfter() })
    const { error } = await ask()
    expect(error).toMatchObject({ code: 'chat.rate_limited', isDown: false })
    const { retryAfterS } = error as GatewayFault
    if (seconds === undefined) expect(retryAfterS).toBeUndefined()
    else expect(Math.abs((retryAfterS ?? 0) - seconds)).toBeLessThan(5)
  })

  test('the connection is refused', async () => {
    const { ask, standIn } = await connect()
    await standIn.close()
    expect((await ask()).error).toMatchObject({ code: 'chat.unavailable', isDown: true })
  })

  test.each([
    ['no URL', 'gateway'],
    ['empty', ' '],
    ['of a file', 'file:///etc/passwd'],
    ['with a password', 'http://me:secret@127.0.0.1:9/api/v1'],
  ])('the address is %s', async (_what, apiUrl) => {
    const { ask } = await connect()
    expect((await ask({ apiUrl })).error).toMatchObject({ code: 'chat.failed', isDown: false })
  })

  test('a key that no header can carry', async () => {
    const { ask, standIn } = await connect()
    const { error } = await ask({ apiKey: 'sk-閘道-secret' })
    expect(error).toMatchObject({ code: 'chat.failed', isDown: false })
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('secret')
    expect(standIn.requests).toHaveLength(0)
  })

  test('a redirect is not followed: the key stays', async () => {
    const elsewhere = await connect()
    const { ask } = await connect({
      kind: 'raw',
      status: 307,
      headers: { location: `${elsewhere.standIn.url}/chat/completions` },
      body: '',
    })
    expect((await ask()).error).toMatchObject({ code: 'chat.failed', isDown: false, status: 307 })
    expect(elsewhere.standIn.connections()).toBe(0)
  })
})

describe('within an answer', () => {
  test.each<[string, Play, Partial<GatewayFault>]>([
    ['the connection breaks', stream('cut'), { code: 'chat.failed' }],
    ['it ends without a reason', stream('short'), { code: 'chat.failed' }],
    ['an error', stream({ error: 502 }), { code: 'chat.unavailable', status: 502 }],
    ['an error that has a name', stream({ error: 'server_error' }), { code: 'chat.unavailable', status: undefined }],
    ['an error of the key', stream({ error: 401 }), { code: 'chat.unauthorized' }],
    ['an error of the rate', stream({ error: 429 }), { code: 'chat.rate_limited' }],
    ['an error of moderation', stream({ error: 403 }), { code: 'chat.failed' }],
    ['an event "error"', stream({ errorEvent: { error: { message: 'Overloaded' } } }), { code: 'chat.unavailable' }],
    [
      'an event "error" without "error"',
      stream({ errorEvent: { message: 'Overloaded' } }),
      { code: 'chat.unavailable' },
    ],
    ['an event "error" of words', stream({ errorEvent: 'Overloaded' }), { code: 'chat.error' }],
    ['a choice that failed', stream('failed-choice'), { code: 'chat.unavailable' }],
  ])('%s: what came stays', async (_what, play, fault) => {
    const { ask } = await connect(play)
    const { error, text } = await ask()
    expect(error).toBeInstanceOf(GatewayFault)
    expect(error).toMatchObject({ isDown: false, ...fault })
    expect(text).toBe('IP67 可以')
  })

  test('its usage counts though it is empty', async () => {
    const { ask } = await connect(says(''))
    expect(await ask()).toMatchObject({ usages: [usualUsage], error: { code: 'chat.empty' } })
  })

  test.each([
    ['a text without end', { kind: 'stream', pieces: Array(300).fill('水'.repeat(100)) }],
    ['a line without end', raw([Buffer.from('data: {"a": "'), ...Array(64).fill(Buffer.alloc(65_536, 'x'))])],
    ['comments without end', raw(Array(64).fill(Buffer.from(`:${'x'.repeat(65_534)}\n`)))],
  ] satisfies [string, Play][])('%s is left off', async (_what, play) => {
    const { ask, standIn } = await connect(play)
    expect((await ask()).error).toMatchObject({ code: 'chat.failed', isDown: false })
    const request = await standIn.request(0)
    await request.closed
  })

  test('an error without end is not read', async () => {
    const body = Array(64).fill(Buffer.alloc(65_536, 'x'))
    const { ask, standIn } = await connect({ kind: 'raw', status: 500, body, end: 'silence' })
    expect((await ask()).error).toMatchObject({ code: 'chat.unavailable', isDown: true })
    const request = await standIn.request(0)
    await request.closed
    expect(request.hungUpAt).toBeDefined()
  })
})

test('no fault repeats the key, what was asked, or what the gateway said', async () => {
  const message = `Key sk-or-v1-stand-in-secret-1f6b may not ask "${messages[1]?.content}"`
  const plays: Play[] = [
    ...[400, 401, 402, 403, 429, 500].map((status) => ({ kind: 'status', status, message }) as const),
    stream({ error: 502, message }),
    stream({ errorEvent: { message } }),
    raw(JSON.stringify({ error: { code: 400, message } }), 'application/json'),
    raw(`data: ${message}\n\n`),
    raw(message, 'application/json'),
    { kind: 'raw', headers: { 'content-type': 'text/html' }, body: message },
  ]
  const [first = says(''), ...others] = plays
  const { ask, standIn } = await connect(first, ...others)
  for (const _play of plays) {
    const { error } = await ask()
    expect(error).toBeInstanceOf(GatewayFault)
    const printed = inspect(error, { depth: 9, showHidden: true })
    for (const secret of [standIn.apiKey, '機密', 'may not ask']) expect(printed).not.toContain(secret)
  }
})

function raw(body: string | Uint8Array[], type?: string): Play {
  return { kind: 'raw', headers: type ? { 'content-type': type } : eventStream, body }
}
