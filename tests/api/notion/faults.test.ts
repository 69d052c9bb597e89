import { describe, expect, test } from 'vitest'
import { createNotion } from '#server/modules/sync/notion/client.ts'
import { NotionError } from '#server/modules/sync/notion/errors.ts'
import type { Fault } from '#tests/support/notion/faults.ts'
import { connect, idsOf, limitFor, queries, readAll, serve } from './support.ts'

describe('Notion asks to wait', () => {
  test.each([429, 529])('%d waits for what Retry-After says, however long and often', async (status) => {
    const connection = await connect({ rows: 3 })
    connection.standIn.fail({ kind: 'status', status, retryAfter: '86400' }, { times: 8 })
    expect(idsOf(await readAll(connection))).toHaveLength(3)
    expect(connection.sleeps).toEqual(Array(8).fill(86_400_000))
  })

  test('a date in Retry-After is waited for', async () => {
    const connection = await connect()
    const retryAfter = new Date(Date.now() + 60_000).toUTCString()
    connection.standIn.fail({ kind: 'status', status: 429, retryAfter })
    await readAll(connection)
    expect(connection.sleeps[0]).toBeGreaterThan(50_000)
    expect(connection.sleeps[0]).toBeLessThanOrEqual(60_000)
  })

  test('without Retry-After it is left alone for ten seconds', async () => {
    const connection = await connect()
    connection.standIn.fail({ kind: 'status', status: 429 })
    await readAll(connection)
    expect(connection.sleeps).toEqual([10_000])
  })
})

describe('what may pass is tried again', () => {
  test.each<[string, Fault]>([
    ['409', { kind: 'status', status: 409 }],
    ['500', { kind: 'status', status: 500 }],
    ['502 in HTML', { kind: 'html', status: 502 }],
    ['503', { kind: 'status', status: 503 }],
    ['504', { kind: 'status', status: 504 }],
    ['a page of HTML', { kind: 'html' }],
    ['broken JSON', { kind: 'broken-json' }],
    ['a connection cut in the middle', { kind: 'cut' }],
    ['no answer in time', { kind: 'slow', ms: 5000 }],
  ])('%s', async (_, fault) => {
    const connection = await connect({ rows: 120 }, limitFor(fault))
    connection.standIn.fail(fault, { times: 2 })
    expect(idsOf(await readAll(connection))).toHaveLength(120)
    expect(connection.sleeps).toEqual([1000, 2000])
    expect(connection.logged).toHaveLength(2)
  })

  test('after a 504 half as many rows are asked for', async () => {
    const connection = await connect({ rows: 60 })
    connection.standIn.fail({ kind: 'status', status: 504 }, { times: 2 })
    const batches = await readAll(connection)
    expect(queries(connection.standIn).map((query) => query.page_size)).toEqual([100, 50, 25, 25, 25])
    expect(new Set(idsOf(batches)).size).toBe(60)
  })

  test.each<[string, Fault, string, string]>([
    ['502', { kind: 'status', status: 502, message: 'Bad gateway.' }, 'Bad gateway.', 'internal_server_error'],
    ['HTML', { kind: 'html' }, 'Notion’s answer was not JSON', 'invalid_response'],
    ['503 in HTML', { kind: 'html', status: 503 }, 'Notion answered with status 503', 'http_error'],
    ['a cut connection', { kind: 'cut' }, 'Notion could not be reached (UND_ERR_SOCKET)', 'unreachable'],
    ['silence', { kind: 'slow', ms: 5000 }, 'Notion did not answer within 1 seconds', 'timeout'],
  ])('six times, then the reading ends: %s', async (_, fault, message, code) => {
    const connection = await connect({ rows: 3 }, limitFor(fault))
    connection.standIn.fail(fault, { times: 99 })
    await expect(readAll(connection)).rejects.toMatchObject({ name: 'NotionError', message, code, retryable: true })
    expect(connection.standIn.requests).toHaveLength(6)
  })

  test('an address that leads elsewhere is not followed: the key stays', async () => {
    const elsewhere: string[] = []
    const other = await serve((request, response) => {
      elsewhere.push(String(request.headers.authorization))
      response.end('{}')
    })
    const url = await serve((_request, response) => response.writeHead(307, { location: `${other}/v1/x` }).end())
    const connection = await connect({ rows: 3 }, { apiUrl: url })
    await expect(readAll(connection)).rejects.toMatchObject({ name: 'NotionError', code: 'unreachable' })
    expect(elsewhere).toEqual([])
  })

  test('a request that took too long is hung up, not left behind', async () => {
    const connection = await connect({ rows: 3 }, { timeoutMs: 1000 })
    connection.standIn.fail({ kind: 'slow', ms: 60_000 })
    await readAll(connection)
    await expect.poll(() => connection.standIn.requests).toMatchObject([{ hungUp: true }, { hungUp: false }])
  })

  test('an answer cut off on a later page keeps what came before', async () => {
    const connection = await connect({ rows: 150 })
    connection.standIn.fail(
      { kind: 'cut' },
      { times: 99, when: ({ body }) => JSON.stringify(body).includes('start_cursor') },
    )
    const read: number[] = []
    const reading = async () => {
      const pages = connection.notion.pages(connection.standIn.databaseId, { signal: AbortSignal.timeout(5000) })
      for await (const batch of pages) read.push(batch.pages.length)
    }
    await expect(reading()).rejects.toThrow(NotionError)
    expect(read).toEqual([100])
  })

  test('nobody listening is told from a refusal', async () => {
    const { standIn, notion } = await connect()
    await standIn.close()
    await expect(notion.database(standIn.databaseId, AbortSignal.timeout(5000))).rejects.toMatchObject({
      message: 'Notion could not be reached (ECONNREFUSED)',
      status: undefined,
    })
  })
})

describe('what cannot pass ends the reading at once, in Notion’s own words', () => {
  test.each([400, 401, 403, 404])('%d', async (status) => {
    const connection = await connect()
    connection.standIn.fail({ kind: 'status', status, message: 'As Notion says.' })
    await expect(readAll(connection)).rejects.toMatchObject({ message: 'As Notion says.', status, retryable: false })
    expect(connection.standIn.requests).toHaveLength(1)
  })

  test('a wrong key, which no message and no log line shows', async () => {
    const apiKey = 'ntn_a_key_that_is_wrong'
    const connection = await connect({}, { apiKey })
    const error = await readAll(connection).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ message: 'API token is invalid.', code: 'unauthorized', status: 401 })
    expect(JSON.stringify(error) + String(error) + connection.logged.join()).not.toContain(apiKey)
  })

  test('a key that no header can carry is not shown either', async () => {
    const connection = await connect({}, { apiKey: 'ntn_secret\nline' })
    const error = await readAll(connection).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ message: 'Notion could not be reached' })
    expect(connection.logged.join()).not.toContain('ntn_secret')
  })

  test('a database that is not shared', async () => {
    const { notion } = await connect()
    const missing = '00000000-0000-4000-8000-000000000000'
    await expect(notion.database(missing, AbortSignal.timeout(5000))).rejects.toThrow(
      `Could not find database with ID: ${missing}. Make sure the relevant pages and databases are shared with your integration.`,
    )
  })

  test('a code that the official client does not know keeps its message', async () => {
    const connection = await connect()
    connection.standIn.fail({ kind: 'status', status: 400, code: 'missing_version', message: 'Version, please.' })
    await expect(readAll(connection)).rejects.toMatchObject({ code: 'missing_version', message: 'Version, please.' })
  })

  test('results that are not a list', async () => {
    const connection = await connect()
    connection.standIn.fail({ kind: 'results-not-a-list' })
    await expect(readAll(connection)).rejects.toMatchObject({
      message: 'Invalid Notion API response structure',
      code: 'invalid_response',
    })
    expect(connection.standIn.requests).toHaveLength(1)
  })

  test('an address that is another service', async () => {
    const { standIn } = await connect()
    standIn.fail({ kind: 'results-not-a-list' })
    const notion = createNotion({ apiKey: standIn.apiKey, apiUrl: standIn.url, pace: async () => {} })
    await expect(notion.database(standIn.databaseId, AbortSignal.timeout(5000))).rejects.toThrow(
      'Invalid Notion API response structure',
    )
  })
})

describe('an abort', () => {
  const reason = new Error('The server is stopping')

  test('ends a long wait at once', async () => {
    const { standIn } = await connect({ rows: 3 })
    standIn.fail({ kind: 'status', status: 429, retryAfter: '86400' })
    const stop = new AbortController()
    const notion = createNotion({
      apiKey: standIn.apiKey,
      apiUrl: standIn.url,
      pace: async () => {},
      log: () => stop.abort(reason),
    })
    await expect(notion.database(standIn.databaseId, stop.signal)).rejects.toBe(reason)
  })

  test('ends a request that is under way, and hangs up', async () => {
    const connection = await connect({ rows: 3 })
    const stop = new AbortController()
    connection.standIn.fail({ kind: 'slow', ms: 60_000 })
    connection.standIn.onRequest(() => stop.abort(reason))
    await expect(readAll(connection, { signal: stop.signal })).rejects.toBe(reason)
    await expect.poll(() => connection.standIn.requests).toMatchObject([{ hungUp: true }])
    expect(connection.sleeps).toEqual([])
  })

  test('before the start sends nothing', async () => {
    const connection = await connect({ rows: 3 })
    await expect(readAll(connection, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
    expect(connection.standIn.requests).toEqual([])
  })
})
