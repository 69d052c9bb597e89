import { Client } from '@notionhq/client'
import { describe, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { catalogueRows } from '#tests/support/notion/catalogue.ts'
import { type NotionStandIn, type StandInOptions, startNotion } from '#tests/support/notion/stand-in.ts'

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

describe('the official client writes to the stand-in (spec §7)', () => {
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
