import { describe, expect, test } from 'vitest'
import { createNotion } from '#server/modules/sync/notion/client.ts'
import { connect, idsOf, minute, queries, readAll, row, serve } from './support.ts'

describe('a database', () => {
  test('shows its title and columns', async () => {
    const { notion, standIn } = await connect({
      title: '產品目錄',
      columns: [
        { name: '產品名稱', type: 'title' },
        { name: 'Margin', type: 'number', numberFormat: 'percent' },
      ],
    })
    expect(await notion.database(standIn.databaseId, AbortSignal.timeout(5000))).toEqual({
      title: '產品目錄',
      apiVersion: '2022-06-28',
      dataSources: [],
      dataSourceId: null,
      at: expect.any(Date),
      properties: [
        { name: '產品名稱', id: 'title', type: 'title' },
        { name: 'Margin', id: '%3Akk1%7C', type: 'number', numberFormat: 'percent' },
      ],
    })
  })

  test.each([
    ['without hyphens', (id: string) => id.replaceAll('-', '')],
    ['as a link', (id: string) => `https://www.notion.so/acme/Catalogue-${id.replaceAll('-', '')}?v=${'0'.repeat(32)}`],
  ])('is found by its id %s', async (_, written) => {
    const { notion, standIn } = await connect({ title: 'Found' })
    const found = await notion.database(written(standIn.databaseId), AbortSignal.timeout(5000))
    expect(found.title).toBe('Found')
  })
})

test.each([
  ['', '/v1/databases/d'],
  ['/', '/v1/databases/d'],
  ['/v1', '/v1/databases/d'],
  ['/proxy/notion/', '/proxy/notion/v1/databases/d'],
])('an API address that ends in "%s" is asked for %s', async (ending, path) => {
  const paths: (string | undefined)[] = []
  const origin = await serve((request, response) => {
    paths.push(request.url)
    response.end(JSON.stringify({ title: [], properties: {} }))
  })
  const notion = createNotion({ apiKey: 'key', apiUrl: origin + ending, pace: async () => {} })
  await notion.database('d', AbortSignal.timeout(5000))
  expect(paths).toEqual([path])
})

describe('pages', () => {
  test('come a hundred at a time, oldest first, each once', async () => {
    const connection = await connect({ rows: 250 })
    const batches = await readAll(connection)
    expect(batches.map(({ pages }) => pages.length)).toEqual([100, 100, 50])
    expect(idsOf(batches)).toEqual(connection.standIn.pages.all().map(({ id }) => id))
  })

  test('none come from an empty database', async () => {
    expect(await readAll(await connect())).toEqual([])
  })

  test('carry Notion’s times, cut to the minute, and whether they are in the trash', async () => {
    const connection = await connect({ now: () => new Date('2026-03-01T10:20:59.999Z') })
    const id = connection.standIn.pages.add(row(1))
    connection.standIn.pages.trash(id, { listed: true })
    const [batch] = await readAll(connection)
    expect(batch?.pages[0]).toMatchObject({
      id,
      created_time: '2026-03-01T10:20:00.000Z',
      last_edited_time: '2026-03-01T10:20:00.000Z',
      archived: false,
      in_trash: true,
    })
  })

  test('edited since a time are the only ones asked for', async () => {
    const connection = await connect({ rows: 5, now: () => minute(600) })
    const edited = connection.standIn.pages.all()[3]?.id ?? ''
    connection.standIn.pages.edit(edited, { MSRP: 9 })
    expect(idsOf(await readAll(connection, { editedSince: minute(599) }))).toEqual([edited])
  })

  test('each request waits for the pace', async () => {
    let paced = 0
    const connection = await connect(
      { rows: 250 },
      {
        pace: async () => {
          paced += 1
        },
      },
    )
    await readAll(connection)
    expect(paced).toBe(3)
  })
})

describe('more pages than one query gives', () => {
  test('are read in windows of the time of creation', async () => {
    const connection = await connect({ rows: 100, queryLimit: 30 })
    const batches = await readAll(connection)
    expect(new Set(idsOf(batches)).size).toBe(100)
    expect(batches.some(({ incompleteReason }) => incompleteReason)).toBe(false)
    expect(queries(connection.standIn)[1]).toMatchObject({
      filter: { timestamp: 'created_time', created_time: { on_or_after: minute(29).toISOString() } },
    })
  })

  test('keep the filter by time of edit', async () => {
    const connection = await connect({ rows: 70, queryLimit: 30 })
    const batches = await readAll(connection, { editedSince: minute(20) })
    expect(new Set(idsOf(batches)).size).toBe(50)
  })

  test('of one minute are read from both of its ends', async () => {
    const connection = await connect({ queryLimit: 30, rows: 10 })
    for (let index = 0; index < 59; index += 1) connection.standIn.pages.add(row(index), minute(20))
    for (let index = 0; index < 3; index += 1) connection.standIn.pages.add(row(index), minute(21))
    const batches = await readAll(connection)
    expect(new Set(idsOf(batches)).size).toBe(72)
    expect(batches.some(({ incompleteReason }) => incompleteReason)).toBe(false)
    const edited = await readAll(connection, { editedSince: minute(20) })
    expect(new Set(idsOf(edited)).size).toBe(62)
  })

  test.each([
    ['hold more than both give', 60, {}],
    ['come in the same order from either end', 40, { keepsTies: true }],
  ])('are told to be incomplete when those of one minute %s', async (_, count, options) => {
    const connection = await connect({ queryLimit: 30, rows: 10, ...options })
    for (let index = 0; index < count; index += 1) connection.standIn.pages.add(row(index), minute(20))
    const last = (await readAll(connection)).at(-1)
    const params = { minute: '2026-01-01T00:20:00.000Z' }
    expect(last).toEqual({ pages: [], incompleteReason: { code: 'notion.crowded-minute', params } })
  })
})

describe('people work while pages are read', () => {
  test('rows that come, go and change do not stop the reading', async () => {
    const connection = await connect({ rows: 250 })
    const ids = connection.standIn.pages.all().map(({ id }) => id)
    connection.standIn.onRequest((_, count) => {
      if (count !== 2) return
      connection.standIn.pages.edit(String(ids[5]), { MSRP: 1 })
      connection.standIn.pages.remove(String(ids[10]))
      connection.standIn.pages.remove(String(ids[150]))
      connection.standIn.pages.add(row(999))
    })
    const read = idsOf(await readAll(connection))
    expect(read).toEqual(expect.arrayContaining(connection.standIn.pages.all().map(({ id }) => id)))
    expect(read).not.toContain(ids[150])
  })

  test('a row that a cursor names is removed: reading begins again and says so', async () => {
    const connection = await connect({ rows: 250 })
    const next = connection.standIn.pages.all()[100]?.id ?? ''
    connection.standIn.onRequest((_, count) => {
      if (count === 2) connection.standIn.pages.remove(next)
    })
    const batches = await readAll(connection)
    expect(batches.map(({ pages, restarted }) => restarted ?? pages.length)).toEqual([100, true, 100, 100, 49])
  })

  test('reading that has to begin again time after time ends with Notion’s message', async () => {
    const connection = await connect({ rows: 150 })
    connection.standIn.fail({ kind: 'invalid-start-cursor' }, { times: 99, when: hasCursor })
    await expect(readAll(connection)).rejects.toThrow('The start_cursor provided is invalid')
    expect(queries(connection.standIn)).toHaveLength(8)
  })
})

function hasCursor({ body }: { body: unknown }): boolean {
  return body instanceof Object && 'start_cursor' in body
}
