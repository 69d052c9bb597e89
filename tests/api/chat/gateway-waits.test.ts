import { describe, expect, test } from 'vitest'
import { createGateway } from '#server/modules/assistant/gateway/gateway.ts'
import type { Play } from '#tests/support/gateway/plays.ts'
import { says } from '#tests/support/gateway/plays.ts'
import { connect, messages, site } from './gateway-support.ts'

/** Longer than any machine is held up: one that ended by itself would not be hung up on. */
const endless = 6000

describe('silence', () => {
  test.each<[string, Play]>([
    ['no byte comes', { kind: 'never' }],
    ['only the beginning of an answer', { kind: 'stream', pieces: [], end: 'silence' }],
    ['only comment lines', { kind: 'stream', pieces: [], end: 'comments' }],
    ['only pieces without a word', { kind: 'stream', pieces: Array(endless).fill([10, '']).flat() }],
    [
      'an error whose body never ends',
      { kind: 'raw', body: '{', headers: { 'content-type': 'application/json' }, end: 'silence' },
    ],
  ])('%s: the gateway is down, and is hung up on', async (_what, play) => {
    const { ask, standIn } = await connect(play)
    const startedAt = performance.now()
    const { error } = await ask({ silenceMs: 200 })
    expect(error).toMatchObject({ code: 'chat.unavailable', isDown: true })
    const request = await standIn.request(0)
    await request.closed
    expect((request.hungUpAt ?? 0) - startedAt).toBeGreaterThan(190)
  })

  test.each(['silence', 'comments'] as const)('after words (%s): the answer has failed', async (end) => {
    const { ask, standIn } = await connect({ kind: 'stream', pieces: ['可以', 50, '，足夠'], end })
    const { error, text } = await ask({ silenceMs: 2000 })
    expect(error).toMatchObject({ code: 'chat.failed', isDown: false })
    expect(text).toBe('可以，足夠')
    const request = await standIn.request(0)
    await request.closed
    expect(request.hungUpAt).toBeDefined()
  })

  test('pauses shorter than that may add up', async () => {
    const { ask } = await connect(says('IP67 可以長期戶外使用，足夠有餘。', { everyMs: 700 }))
    expect(await ask({ silenceMs: 2000 })).toMatchObject({
      text: 'IP67 可以長期戶外使用，足夠有餘。',
      error: undefined,
    })
  })

  test('a slow reader is not the gateway’s silence', async () => {
    const { ask } = await connect({ kind: 'stream', pieces: ['可以', 20, '，足夠'] })
    const slow = () => new Promise((resolve) => setTimeout(resolve, 2500))
    expect(await ask({ silenceMs: 2000, onText: slow })).toMatchObject({ text: '可以，足夠', error: undefined })
  })

  test('an answer that drips is ended', async () => {
    const { ask, standIn } = await connect({ kind: 'stream', pieces: Array(endless).fill(['水', 20]).flat() })
    expect((await ask({ wholeMs: 400 })).error).toMatchObject({ code: 'chat.failed', isDown: false })
    const request = await standIn.request(0)
    await request.closed
    expect(request.hungUpAt).toBeDefined()
  })
})

describe('a visitor who stops', () => {
  const reason = new Error('They closed the tab')
  /** Of another question, which is asked in the moment of the stop: what has to wait for it was not at once. */
  const next = says('可以', { everyMs: 200 })

  async function firstOf(closed: Promise<unknown>, answered: Promise<unknown>): Promise<string> {
    return Promise.race([closed.then(() => 'hung up'), answered.then(() => 'answered another')])
  }

  test('before the question is sent, sends none', async () => {
    const { ask, standIn } = await connect()
    expect((await ask({ signal: AbortSignal.abort(reason) })).error).toBe(reason)
    expect(standIn.connections()).toBe(0)
  })

  test.each<[string, Play]>([
    ['before a byte of the answer', { kind: 'never' }],
    ['before its first word', { kind: 'stream', pieces: [], end: 'comments' }],
  ])('%s, closes the gateway’s connection at once', async (_what, play) => {
    const { ask, standIn } = await connect(play, next)
    const stop = new AbortController()
    const pending = ask({ signal: stop.signal })
    const request = await standIn.request(0)
    stop.abort(reason)
    const first = firstOf(request.closed, ask())
    expect((await pending).error).toBe(reason)
    expect(await first).toBe('hung up')
    expect(request.hungUpAt).toBeDefined()
  })

  test('within the answer, has what came until then, and the connection is closed at once', async () => {
    const { ask, standIn } = await connect({ kind: 'stream', pieces: ['可以'], end: 'silence' }, next)
    const stop = new AbortController()
    const following = Promise.withResolvers<unknown>()
    const onText = () => {
      stop.abort(reason)
      following.resolve(ask())
    }
    const first = standIn.request(0).then(({ closed }) => firstOf(closed, following.promise))
    expect(await ask({ signal: stop.signal, onText })).toMatchObject({ text: '可以', error: reason, usages: [] })
    expect(await first).toBe('hung up')
    expect((await standIn.request(0)).hungUpAt).toBeDefined()
  })

  test('or whoever reads no further, closes it too', async () => {
    const { standIn } = await connect({ kind: 'stream', pieces: ['可以'], end: 'silence' })
    const gateway = createGateway({ site: () => site })
    const access = { apiUrl: standIn.url, apiKey: standIn.apiKey, model: 'any' }
    for await (const _piece of gateway.stream({ access, messages, signal: new AbortController().signal })) break
    const request = await standIn.request(0)
    await request.closed
    expect(request.hungUpAt).toBeDefined()
  })

  test('leaves the next question unharmed', async () => {
    const { ask, standIn } = await connect({ kind: 'never' }, says('可以'))
    const stop = new AbortController()
    const pending = ask({ signal: stop.signal })
    await standIn.request(0)
    stop.abort(reason)
    await pending
    expect(await ask()).toMatchObject({ text: '可以', error: undefined })
  })
})

test('two hundred answers at once come whole', async () => {
  const { ask } = await connect(({ at }) => says(`可以 ${at}`, { everyMs: 5 }))
  const answers = await Promise.all(Array.from({ length: 200 }, () => ask()))
  expect(answers.map(({ error }) => error)).toEqual(Array(200).fill(undefined))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(200)
})
