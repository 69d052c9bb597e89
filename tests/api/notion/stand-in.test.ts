import { Client } from '@notionhq/client'
import { describe, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { catalogueRows } from '#tests/support/notion/catalogue.ts'
import { type NotionStandIn, type StandInOptions, startNotion } from '#tests/support/notion/stand-in.ts'
import { users } from '#tests/support/notion/store.ts'

async function start(options: StandInOptions = {}): Promise<{ standIn: NotionStandIn; client: Client }> {
  const standIn = await startNotion(options)
  onTestFinished(() => standIn.close())
  return { standIn, client: clientOf(standIn) }
}

function clientOf({ url, apiKey }: NotionStandIn, notionVersion = '2022-06-28'): Client {
  return new Client({ auth: apiKey, baseUrl: url, notionVersion, retry: false, logger: () => {} })
}

const pageSchema = z.object({
  id: z.string(),
  archived: z.boolean(),
  properties: z.record(z.string(), z.looseObject({ id: z.string(), type: z.string() })),
})

describe('the official client writes to the stand-in', () => {
  const written = {
    產品名稱: { title: [{ text: { content: '漏水感測器' } }] },
    MSRP: { number: 1180 },
    Category: { select: { name: 'hardware' } },
    標籤: { multi_select: [{ name: 'IP67' }] },
    限時優惠: { checkbox: true },
  }

  test('a page is created, changed and deleted', async () => {
    const { standIn, client } = await start()
    const parent = { database_id: standIn.databaseId }
    const created = pageSchema.parse(
      await client.request({ path: 'pages', method: 'post', body: { parent, properties: written } }),
    )
    expect(created.properties).toMatchObject({
      產品名稱: { type: 'title', title: [{ plain_text: '漏水感測器' }] },
      MSRP: { number: 1180 },
      Category: { select: { name: 'hardware' } },
      標籤: { multi_select: [{ name: 'IP67' }] },
      限時優惠: { checkbox: true },
      SKU: { rich_text: [] },
    })
    const path = `pages/${created.id}`
    const changed = await client.request({ path, method: 'patch', body: { properties: { MSRP: { number: null } } } })
    expect(pageSchema.parse(changed).properties).toMatchObject({
      MSRP: { number: null },
      Category: { select: { name: 'hardware' } },
    })
    expect(await client.request({ path, method: 'patch', body: { archived: true } })).toMatchObject({ archived: true })
    expect(standIn.pages.find(created.id).archived).toBe(true)
  })

  test.each([
    ['an unknown column', { Colour: { number: 1 } }, 'Colour is not a property that exists.'],
    ['a value of another type', { MSRP: { select: { name: 'x' } } }, 'MSRP is expected to be number.'],
  ])('%s is refused', async (_, properties, message) => {
    const { standIn, client } = await start()
    const body = { parent: { database_id: standIn.databaseId }, properties }
    await expect(client.request({ path: 'pages', method: 'post', body })).rejects.toMatchObject({
      status: 400,
      message,
    })
  })

  const odd = [
    { name: 'Name', type: 'title' as const },
    { name: 'Text', type: 'rich_text' as const },
    { name: 'Choice', type: 'select' as const },
    { name: 'Choices', type: 'multi_select' as const },
    { name: 'State', type: 'status' as const, options: ['Ready'] },
    { name: 'Sum', type: 'formula' as const },
    { name: 'Link', type: 'url' as const },
    { name: 'Day', type: 'date' as const },
    { name: 'Files', type: 'files' as const },
  ]
  const piece = (length: number) => ({ text: { content: 'x'.repeat(length) } })
  test.each<[string, object, string]>([
    [
      'a piece of text over 2,000 characters',
      { Text: { rich_text: [piece(2000), piece(2001)] } },
      'Text.rich_text[1].text.content.length should be ≤ `2000`, instead was `2001`',
    ],
    [
      'over 100 pieces of text',
      { Text: { rich_text: Array(101).fill(piece(1)) } },
      'Text.rich_text.length should be ≤ `100`, instead was `101`',
    ],
    ['a comma in an option', { Choice: { select: { name: 'a,b' } } }, 'Invalid select option, commas not allowed: a,b'],
    ['an option over 100 characters', { Choices: { multi_select: [{ name: 'x'.repeat(101) }] } }, 'should be ≤ `100`'],
    [
      'over 100 options',
      { Choices: { multi_select: Array(101).fill({ name: 'x' }) } },
      'Choices.multi_select.length should be ≤ `100`',
    ],
    ['an option that a status lacks', { State: { status: { name: 'Done' } } }, 'Status option "Done" does not exist'],
    ['what is computed', { Sum: { formula: { number: 1 } } }, 'Cannot update computed property "Sum"'],
    ['an empty address', { Link: { url: '' } }, 'Link.url.length should be ≥ `1`'],
    ['an address over 2,000 characters', { Link: { url: 'x'.repeat(2001) } }, 'Link.url.length should be ≤ `2000`'],
    ['no date', { Day: { date: { start: 'soon' } } }, 'Invalid date'],
    [
      'a name of a file over 100 characters',
      { Files: { files: [{ name: 'x'.repeat(101), external: { url: 'https://e.com/a' } }] } },
      'Files.files[0].name.length should be ≤ `100`',
    ],
    [
      'a file that it does not host',
      { Files: { files: [{ name: 'x', file: { url: 'https://e.com/a' } }] } },
      'is not one that Notion hosts',
    ],
  ])('%s is refused, and nothing is written', async (_, properties, message) => {
    const { standIn, client } = await start({ columns: odd })
    const id = standIn.pages.add({ Name: 'Sensor' })
    const before = standIn.pages.values(id)
    await expect(client.request({ path: `pages/${id}`, method: 'patch', body: { properties } })).rejects.toMatchObject({
      status: 400,
      code: 'validation_error',
      message: expect.stringContaining(message),
    })
    expect(standIn.pages.values(id)).toEqual(before)
    expect(standIn.writes).toEqual([])
  })

  test('a page in the trash takes no values until it is taken out', async () => {
    const { standIn, client } = await start()
    const id = standIn.pages.add({ MSRP: 1 })
    const patch = (body: Record<string, unknown>) => client.request({ path: `pages/${id}`, method: 'patch', body })
    await patch({ in_trash: true })
    await expect(patch({ properties: { MSRP: { number: 2 } } })).rejects.toMatchObject({
      message: "Can't edit block that is archived. You must unarchive the block before editing.",
    })
    await patch({ in_trash: false })
    await patch({ properties: { MSRP: { number: 2 } } })
    expect(standIn.pages.values(id)).toMatchObject({ MSRP: 2 })
  })

  test('an edit shows when, to the minute, and by whom', async () => {
    const { standIn, client } = await start({ now: () => new Date('2026-01-01T10:00:59.999Z') })
    const id = standIn.pages.add({ MSRP: 1 })
    const read = () => client.request({ path: `pages/${id}`, method: 'get' })
    expect(await read()).toMatchObject({ last_edited_by: { id: users.person } })
    await client.request({ path: `pages/${id}`, method: 'patch', body: { properties: { MSRP: { number: 2 } } } })
    expect(await read()).toMatchObject({
      last_edited_time: '2026-01-01T10:00:00.000Z',
      last_edited_by: { id: users.bot },
    })
  })

  test('a page that does not exist is not found', async () => {
    const { client } = await start()
    const request = client.request({ path: 'pages/none', method: 'patch', body: { archived: true } })
    await expect(request).rejects.toMatchObject({ status: 404, code: 'object_not_found' })
  })
})

describe('the stand-in refuses what Notion refuses', () => {
  test('a version that it does not know', async () => {
    const { standIn } = await start()
    const request = clientOf(standIn, '2021-05-13').request({ path: `databases/${standIn.databaseId}`, method: 'get' })
    await expect(request).rejects.toMatchObject({ status: 400, message: expect.stringContaining('Notion-Version') })
  })

  test('the oldest version, once a database has a second data source', async () => {
    const { standIn, client } = await start()
    const { id } = standIn.addSource('Archive', [{ name: 'Name', type: 'title' }])
    const refusal = {
      status: 400,
      code: 'validation_error',
      message: 'Databases with multiple data sources are not supported in this API version.',
      additional_data: {
        error_type: 'multiple_data_sources_for_database',
        database_id: standIn.databaseId,
        child_data_source_ids: [standIn.sourceId, id],
        minimum_api_version: '2025-09-03',
      },
    }
    const path = `databases/${standIn.databaseId}`
    const parent = { database_id: standIn.databaseId }
    await expect(client.request({ path, method: 'get' })).rejects.toMatchObject(refusal)
    await expect(client.request({ path: `${path}/query`, method: 'post', body: {} })).rejects.toMatchObject(refusal)
    await expect(client.request({ path, method: 'patch', body: { properties: {} } })).rejects.toMatchObject(refusal)
    const making = client.request({ path: 'pages', method: 'post', body: { parent, properties: {} } })
    await expect(making).rejects.toMatchObject(refusal)
  })

  test.each(['2025-09-03', '2026-03-11'])('queries of a database under %s', async (version) => {
    const { standIn } = await start()
    const path = `databases/${standIn.databaseId}/query`
    const request = clientOf(standIn, version).request({ path, method: 'post', body: {} })
    await expect(request).rejects.toMatchObject({ status: 400, code: 'invalid_request_url' })
  })

  test('a second title, and a column without a type', async () => {
    const { standIn, client } = await start()
    const path = `databases/${standIn.databaseId}`
    const add = (properties: object) => client.request({ path, method: 'patch', body: { properties } })
    await expect(add({ Second: { title: {} } })).rejects.toMatchObject({ status: 400 })
    await expect(add({ Second: {} })).rejects.toMatchObject({ status: 400 })
    expect(standIn.writes).toEqual([])
  })

  test.each([
    ['more than 100 rows', { page_size: 101 }],
    ['an unknown filter', { filter: { property: 'MSRP', number: { equals: 1 } } }],
    ['a cursor that it did not give', { start_cursor: 'invented' }],
  ])('%s', async (_, body) => {
    const { standIn, client } = await start()
    const request = client.request({ path: `databases/${standIn.databaseId}/query`, method: 'post', body })
    await expect(request).rejects.toMatchObject({ status: 400, code: 'validation_error' })
  })

  test('an endpoint that it does not have', async () => {
    const { client } = await start()
    await expect(client.request({ path: 'search', method: 'post', body: { query: 'x' } })).rejects.toMatchObject({
      code: 'invalid_request_url',
    })
  })
})

test('the same seed makes the same rows; every column they fill exists', async () => {
  const { standIn } = await start()
  const names = standIn.columns.all().map(({ name }) => name)
  const rows = catalogueRows({ seed: 7, count: 100 })
  expect(rows).toEqual(catalogueRows({ seed: 7, count: 100 }))
  expect(rows).not.toEqual(catalogueRows({ seed: 8, count: 100 }))
  expect(names).toEqual(expect.arrayContaining(rows.flatMap(Object.keys)))
})
