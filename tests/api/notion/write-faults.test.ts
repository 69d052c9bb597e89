import { describe, expect, test } from 'vitest'
import { NotionError } from '#server/modules/sync/notion/errors.ts'
import type { Fault } from '#tests/support/notion/faults.ts'
import { type Connection, connect, limitFor } from './support.ts'

const signal = () => AbortSignal.timeout(20_000)
const properties = { 'Product Name': { title: [{ type: 'text', text: { content: 'Sensor' } }] }, MSRP: { number: 1 } }

const create = ({ notion, standIn }: Connection) => notion.createPage(standIn.databaseId, { properties }, signal())
const update = ({ notion, standIn }: Connection) =>
  notion.updatePage(String(standIn.pages.all()[0]?.id), { properties: { MSRP: { number: 7 } } }, signal())

describe('making a page: what certainly did not happen is tried again', () => {
  test.each<[string, Fault, number[]]>([
    ['409', { kind: 'status', status: 409 }, [1000, 2000]],
    ['429', { kind: 'status', status: 429, retryAfter: '3' }, [3000, 3000]],
    ['529', { kind: 'status', status: 529, retryAfter: '60' }, [60_000, 60_000]],
  ])('%s', async (_, fault, sleeps) => {
    const connection = await connect()
    connection.standIn.fail(fault, { times: 2 })
    await create(connection)
    expect(connection.sleeps).toEqual(sleeps)
    expect(connection.standIn.pages.all()).toHaveLength(1)
  })

  test('nobody listening', async () => {
    const connection = await connect()
    await connection.standIn.close()
    await expect(create(connection)).rejects.toMatchObject({ code: 'unreachable', mayHaveHappened: false })
    expect(connection.sleeps).toEqual([1000, 2000, 4000, 8000, 16_000])
  })
})

describe('making a page: what may have happened is not tried again, and says so', () => {
  test.each<[string, Fault, string, number]>([
    ['the answer was lost', { kind: 'lost' }, 'unreachable', 1],
    ['the answer was cut', { kind: 'cut' }, 'unreachable', 1],
    ['no answer in time', { kind: 'slow', ms: 5000 }, 'timeout', 1],
    ['5xx though it was done', { kind: 'status', status: 502, done: true }, 'internal_server_error', 1],
    ['5xx, and it was not', { kind: 'status', status: 500 }, 'internal_server_error', 0],
    ['503', { kind: 'status', status: 503 }, 'service_unavailable', 0],
    ['504', { kind: 'status', status: 504 }, 'gateway_timeout', 0],
    ['broken JSON', { kind: 'broken-json' }, 'invalid_response', 1],
    ['a page of HTML', { kind: 'html' }, 'invalid_response', 0],
    ['502 in HTML', { kind: 'html', status: 502 }, 'http_error', 0],
    ['an answer of another shape', { kind: 'results-not-a-list' }, 'invalid_response', 1],
  ])('%s', async (_, fault, code, pages) => {
    const connection = await connect({}, limitFor(fault))
    connection.standIn.fail(fault, { times: 99 })
    await expect(create(connection)).rejects.toMatchObject({ name: 'NotionError', code, mayHaveHappened: true })
    expect(connection.standIn.requests).toHaveLength(1)
    expect(connection.standIn.pages.all()).toHaveLength(pages)
    expect(connection.sleeps).toEqual([])
  })
})

describe('changing a page does no harm twice, so it is tried again', () => {
  test.each<[string, Fault]>([
    ['the answer was lost', { kind: 'lost' }],
    ['the answer was cut', { kind: 'cut' }],
    ['no answer in time', { kind: 'slow', ms: 5000 }],
    ['5xx though it was done', { kind: 'status', status: 502, done: true }],
    ['500', { kind: 'status', status: 500 }],
    ['502 in HTML', { kind: 'html', status: 502 }],
    ['503', { kind: 'status', status: 503 }],
    ['504', { kind: 'status', status: 504 }],
    ['409', { kind: 'status', status: 409 }],
    ['broken JSON', { kind: 'broken-json' }],
    ['a page of HTML', { kind: 'html' }],
  ])('%s', async (_, fault) => {
    const connection = await connect({ rows: 1 }, limitFor(fault))
    connection.standIn.fail(fault, { times: 2 })
    await expect(update(connection)).resolves.toMatchObject({ properties: { MSRP: { number: 7 } } })
    expect(connection.sleeps).toEqual([1000, 2000])
  })

  test.each([429, 529])('%d is waited for', async (status) => {
    const connection = await connect({ rows: 1 })
    connection.standIn.fail({ kind: 'status', status, retryAfter: '86400' }, { times: 8 })
    await update(connection)
    expect(connection.sleeps).toEqual(Array(8).fill(86_400_000))
  })

  test('so is adding columns', async () => {
    const { notion, standIn } = await connect()
    standIn.fail({ kind: 'lost' }, { times: 2 })
    await notion.addProperties(standIn.databaseId, { SKU: { rich_text: {} } }, signal())
    expect(standIn.columns.all().filter(({ name }) => name === 'SKU')).toHaveLength(1)
  })

  test('six times, then it is given up', async () => {
    const connection = await connect({ rows: 1 })
    connection.standIn.fail({ kind: 'status', status: 502, done: true }, { times: 99 })
    await expect(update(connection)).rejects.toMatchObject({ status: 502, mayHaveHappened: true })
    expect(connection.standIn.requests).toHaveLength(6)
  })
})

describe('what Notion refuses is told in its words, at once', () => {
  test('a page that is always refused holds no other back', async () => {
    const connection = await connect({ rows: 2 })
    const { notion, standIn } = connection
    const [refused, other] = standIn.pages.all().map(({ id }) => id)
    const message = 'MSRP is not allowed.'
    standIn.fail(
      { kind: 'status', status: 400, message },
      {
        times: Number.POSITIVE_INFINITY,
        when: ({ method, path }) => method === 'PATCH' && path.endsWith(`${refused}`),
      },
    )
    const change = { properties: { MSRP: { number: 7 } } }
    for (let turn = 0; turn < 2; turn += 1) {
      await expect(notion.updatePage(String(refused), change, signal())).rejects.toMatchObject({
        message,
        status: 400,
        mayHaveHappened: false,
      })
    }
    await notion.updatePage(String(other), change, signal())
    expect(standIn.writes).toEqual([{ kind: 'update', id: other, columns: ['MSRP'] }])
    expect(connection.sleeps).toEqual([])
  })

  test('a page in the trash takes no values', async () => {
    const connection = await connect({ rows: 1 })
    connection.standIn.pages.trash(String(connection.standIn.pages.all()[0]?.id))
    await expect(update(connection)).rejects.toThrow("Can't edit block that is archived.")
  })

  test.each([400, 401, 403, 404])('%d', async (status) => {
    const connection = await connect({ rows: 1 })
    connection.standIn.fail({ kind: 'status', status, message: 'As Notion says.' }, { times: 2 })
    const refusal = { message: 'As Notion says.', status, mayHaveHappened: false }
    await expect(create(connection)).rejects.toMatchObject(refusal)
    await expect(update(connection)).rejects.toMatchObject(refusal)
    expect(connection.standIn.requests).toHaveLength(2)
    expect(connection.standIn.writes).toEqual([])
  })
})

test('an abort ends a write that is under way, with its own reason', async () => {
  const { notion, standIn } = await connect()
  const stop = new AbortController()
  const reason = new Error('The server is stopping')
  standIn.fail({ kind: 'slow', ms: 60_000 })
  standIn.onRequest(() => stop.abort(reason))
  const making = notion.createPage(standIn.databaseId, { properties }, stop.signal)
  await expect(making).rejects.toBe(reason)
  await expect(making).rejects.not.toBeInstanceOf(NotionError)
})
