import { describe, expect, test } from 'vitest'
import { createPlaceMemory } from '#server/modules/sync/notion/places.ts'
import type { NotionStandIn } from '#tests/support/notion/stand-in.ts'
import { type Connection, connect, idsOf, readAll, row } from './support.ts'

const columns = [
  { name: 'Product Name', type: 'title' as const },
  { name: 'MSRP', type: 'number' as const },
]
const signal = () => AbortSignal.timeout(5000)
const requestsOf = ({ requests }: NotionStandIn) =>
  requests.map(({ method, path, version }) => `${version} ${method} ${path}`)
const title = (content: string) => ({ title: [{ type: 'text', text: { content } }] })

/** A database whose products are in the first of two data sources, which is chosen. */
async function connectToTwo(choose = true): Promise<Connection & { archive: string }> {
  const first = await connect({ rows: 3 })
  const { sourceId } = first.standIn
  const archive = first.standIn.addSource('Archive', columns)
  archive.pages.add(row(99))
  const { notion } = await connect({}, { ...addressOf(first.standIn), ...(choose && { dataSourceId: sourceId }) })
  return { ...first, notion, archive: archive.id }
}

function addressOf({ apiKey, url }: NotionStandIn) {
  return { apiKey, apiUrl: url }
}

describe('a database of one data source', () => {
  test('is spoken to in 2022-06-28, as long as Notion takes it', async () => {
    const connection = await connect({ rows: 1 })
    const { notion, standIn } = connection
    const found = await notion.database(standIn.databaseId, signal())
    expect(found).toMatchObject({ apiVersion: '2022-06-28', dataSources: [], dataSourceId: null })
    await readAll(connection)
    const page = await notion.createPage(standIn.databaseId, { properties: { 'Product Name': title('New') } }, signal())
    await notion.updatePage(page.id, { trashed: true }, signal())
    expect(requestsOf(standIn)).toEqual([
      `2022-06-28 GET /v1/databases/${standIn.databaseId}`,
      `2022-06-28 POST /v1/databases/${standIn.databaseId}/query`,
      '2022-06-28 POST /v1/pages',
      `2022-06-28 PATCH /v1/pages/${page.id}`,
    ])
    expect(standIn.requests.at(-1)?.body).toEqual({ archived: true })
  })

  test.each([
    [['2025-09-03', '2026-03-11'], '2025-09-03'],
    [['2026-03-11'], '2026-03-11'],
  ])('goes on with %j where Notion refuses the older ones', async (accepted, version) => {
    const connection = await connect({ rows: 2, title: 'Catalogue' })
    const { notion, standIn } = connection
    standIn.acceptVersions(...accepted)
    expect(await notion.database(standIn.databaseId, signal())).toMatchObject({
      title: 'Catalogue',
      apiVersion: version,
      dataSources: [{ id: standIn.sourceId, name: 'Catalogue' }],
      dataSourceId: standIn.sourceId,
      properties: [{ name: 'Product Name' }, { name: 'MSRP' }],
    })
    expect(idsOf(await readAll(connection))).toHaveLength(2)
    const page = await notion.createPage(standIn.databaseId, { properties: { 'Product Name': title('New') } }, signal())
    expect(await notion.updatePage(page.id, { trashed: true }, signal())).toMatchObject({ in_trash: true })
    expect(await notion.updatePage(page.id, { trashed: false }, signal())).toMatchObject({ in_trash: false })
    await notion.addProperties(standIn.databaseId, { SKU: { rich_text: {} } }, signal())
    expect(standIn.columns.all().map(({ name }) => name)).toEqual(['Product Name', 'MSRP', 'SKU'])
  })

  test('a page is found under a newer version too, before any database was asked for', async () => {
    const { notion, standIn } = await connect({ rows: 1 })
    standIn.acceptVersions('2026-03-11')
    const [page] = standIn.pages.all()
    expect(await notion.page(String(page?.id), signal())).toMatchObject({ id: page?.id })
    expect(requestsOf(standIn).map((line) => line.slice(0, 10))).toEqual(['2022-06-28', '2025-09-03', '2026-03-11'])
  })

  test('a version that Notion does not take at all is refused in its own words', async () => {
    const { notion, standIn } = await connect()
    standIn.acceptVersions('2031-01-01')
    await expect(notion.database(standIn.databaseId, signal())).rejects.toThrow(
      'Notion-Version header should be `"2031-01-01"`, instead was `"2026-03-11"`',
    )
    expect(standIn.requests).toHaveLength(3)
  })
})

describe('a database of several data sources', () => {
  test('is read from the chosen one; which version it needs is asked once', async () => {
    const connection = await connectToTwo()
    const { notion, standIn, archive } = connection
    expect(await notion.database(standIn.databaseId, signal())).toMatchObject({
      apiVersion: '2025-09-03',
      dataSourceId: standIn.sourceId,
      dataSources: [{ id: standIn.sourceId }, { id: archive, name: 'Archive' }],
    })
    expect(idsOf(await readAll(connection))).toHaveLength(3)
    await readAll(connection)
    expect(requestsOf(standIn)).toEqual([
      `2022-06-28 GET /v1/databases/${standIn.databaseId}`,
      `2025-09-03 GET /v1/databases/${standIn.databaseId}`,
      `2025-09-03 GET /v1/data_sources/${standIn.sourceId}`,
      `2025-09-03 POST /v1/data_sources/${standIn.sourceId}/query`,
      `2025-09-03 POST /v1/data_sources/${standIn.sourceId}/query`,
    ])
  })

  test('missing_version with the words of an outdated version climbs, and of a header that is gone does not', async () => {
    const connection = await connectToTwo()
    const { notion, standIn } = connection
    const words = 'Notion-Version header failed validation: Notion-Version header should be'
    const refuse = (message: string) =>
      standIn.fail(
        { kind: 'status', status: 400, code: 'missing_version', message },
        { when: ({ version }) => version === '2022-06-28' },
      )
    refuse(`${words} \`"2025-09-03"\`, instead was \`"2022-06-28"\`.`)
    expect(await notion.database(standIn.databaseId, signal())).toMatchObject({ apiVersion: '2025-09-03' })
    const other = await connectToTwo()
    other.standIn.fail({
      kind: 'status',
      status: 400,
      code: 'missing_version',
      message: `${words} defined, instead was \`undefined\`.`,
    })
    await expect(other.notion.database(other.standIn.databaseId, signal())).rejects.toMatchObject({
      code: 'missing_version',
    })
  })

  test('a page is made in the chosen one', async () => {
    const { notion, standIn, archive } = await connectToTwo()
    const { id } = await notion.createPage(
      standIn.databaseId,
      { properties: { 'Product Name': title('New') } },
      signal(),
    )
    expect(standIn.pages.has(id)).toBe(true)
    expect(standIn.writes).toMatchObject([{ kind: 'create', id }])
    expect(standIn.requests.at(-1)?.body).toMatchObject({ parent: { data_source_id: standIn.sourceId } })
    expect(archive).not.toBe(standIn.sourceId)
  })

  test('none chosen: which there are is said, and nothing is read', async () => {
    const connection = await connectToTwo(false)
    const { notion, standIn, archive } = connection
    const refusal = {
      name: 'NotionError',
      code: 'source_not_chosen',
      message: expect.stringMatching(/several data sources \(“.+”, “Archive”\)\. Choose/),
      dataSources: [{ id: standIn.sourceId }, { id: archive, name: 'Archive' }],
    }
    await expect(notion.database(standIn.databaseId, signal())).rejects.toMatchObject(refusal)
    await expect(readAll(connection)).rejects.toMatchObject(refusal)
    expect(requestsOf(standIn).filter((line) => line.includes('data_sources'))).toEqual([])
  })

  test('one that is gone is no choice', async () => {
    const { standIn } = await connectToTwo()
    const { notion } = await connect({}, { ...addressOf(standIn), dataSourceId: standIn.databaseId })
    await expect(notion.database(standIn.databaseId, signal())).rejects.toMatchObject({ code: 'source_not_chosen' })
  })

  test('a second one that comes while pages are read ends nothing', async () => {
    const connection = await connect({ rows: 250 })
    const { standIn } = connection
    const { notion } = await connect({}, { ...addressOf(standIn), dataSourceId: standIn.sourceId })
    standIn.onRequest((_, count) => {
      if (count === 2) standIn.addSource('Archive', columns)
    })
    expect(new Set(idsOf(await readAll({ ...connection, notion }))).size).toBe(250)
  })

  test('what one adapter has learnt another need not ask', async () => {
    const { standIn } = await connectToTwo()
    const memory = createPlaceMemory()
    const options = { ...addressOf(standIn), dataSourceId: standIn.sourceId, memory }
    const [first, second] = [await connect({}, options), await connect({}, options)]
    await first.notion.database(standIn.databaseId, signal())
    const before = standIn.requests.length
    await second.notion.createPage(standIn.databaseId, { properties: { 'Product Name': title('New') } }, signal())
    expect(requestsOf(standIn).slice(before)).toEqual(['2025-09-03 POST /v1/pages'])
  })
})
