import { createServer, type Server, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import sharp from 'sharp'
import supertest from 'supertest'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createTranslator } from '#server/modules/sync/import/translate.ts'
import { solidPng } from '#tests/support/notion/png.ts'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import { until } from '#tests/support/processes.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createTestSync } from '#tests/support/sync.ts'

let notion: NotionStandIn

const test = await restoredApp()
beforeEach(async () => {
  notion = await startNotion()
})
afterEach(() => notion.close())

function originOf(server: Server): string {
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : undefined}`
}

const items = async () => (await supertest(test.url).get('/api/v1/products')).body.items
const onlyProduct = () => test.services.database.prisma.product.findFirstOrThrow()

describe('Pictures', () => {
  const picture = { name: 'front.png', bytes: solidPng([10, 120, 110]), contentType: 'image/png' }

  it('are copied, since Notion’s links die within the hour, and served from here', async () => {
    notion.pages.add({ 產品名稱: 'Leak Sensor', 圖片: [picture] })
    await createTestSync(test, notion).run()
    const [product] = await items()
    expect(product.images).toEqual([
      {
        url: expect.stringMatching(/^\/api\/v1\/images\/[0-9a-f]{64}$/),
        name: 'front.png',
        origin: 'given',
        alt: null,
        size: null,
        widths: [],
      },
    ])
    const answer = await supertest(test.url).get(product.images[0].url)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringContaining('immutable'),
    })
    const { width, height } = await sharp(answer.body).metadata()
    expect({ width, height }).toEqual({ width: 8, height: 8 })
  })

  it('are not written again because a link was signed anew', async () => {
    notion.pages.add({ 產品名稱: 'Leak Sensor', 圖片: [picture] })
    const sync = createTestSync(test, notion)
    await sync.run()
    const before = await onlyProduct()
    await sync.run()
    expect(await onlyProduct()).toEqual(before)
  })

  it('that cannot be had are left out with a warning, and tried again without rewriting the product', async () => {
    const dead = { name: 'gone.png', url: 'https://127.0.0.1/gone.png' }
    notion.pages.add({ 產品名稱: 'Leak Sensor', 圖片: [picture, dead] })
    const sync = createTestSync(test, notion)
    const result = await sync.run()
    expect(result).toMatchObject({ success: true })
    expect(result.warnings).toEqual([
      expect.stringMatching(/^Leak Sensor: picture "gone.png" was left out: .*public internet/),
    ])
    const before = await onlyProduct()
    expect(before.images).toHaveLength(1)
    expect((await sync.run()).warnings).toEqual(result.warnings)
    expect(await onlyProduct()).toEqual(before)
  })
})

describe('What is missing', () => {
  it('is tried again by the next run by the clock, and what comes back is shown while the rest is still dead', async () => {
    let answers = false
    const host = createServer((request, response) => {
      response.statusCode = answers && request.url === '/back.png' ? 200 : 404
      response.end(response.statusCode === 200 ? solidPng([9, 9, 9]) : undefined)
    })
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void host.close())
    const origin = originOf(host)
    const pictures = ['back.png', 'dead.png'].map((name) => ({ name, url: `${origin}/${name}` }))
    notion.pages.add({ 產品名稱: 'Leak Sensor', 圖片: pictures }, new Date(Date.now() - 86_400_000))
    const sync = createTestSync(test, notion, { pictureOrigin: origin })
    await sync.run()
    expect((await items())[0].images).toEqual([])
    answers = true
    expect((await sync.run()).warnings).toEqual([expect.stringContaining('"dead.png"')])
    expect((await items())[0].images).toMatchObject([{ name: 'back.png' }])
    const before = await onlyProduct()
    await sync.run()
    expect(await onlyProduct()).toEqual(before)
    const run = await test.services.database.prisma.syncRun.findFirstOrThrow({ orderBy: { startedAt: 'desc' } })
    expect(run).toMatchObject({ updated: 0 })
  })
})

describe('Pictures of many products', () => {
  it('are fetched a few at once, not product by product', async () => {
    let open = 0
    let most = 0
    const waiting: ServerResponse[] = []
    const answerAll = () => {
      for (const response of waiting.splice(0)) {
        open -= 1
        response.end(solidPng([10, 120, 110]))
      }
    }
    const host = createServer((_request, response) => {
      open += 1
      most = Math.max(most, open)
      waiting.push(response)
    })
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void host.close())
    const origin = originOf(host)
    for (let n = 0; n < 20; n += 1) {
      notion.pages.add({ 產品名稱: `Sensor ${n}`, 圖片: [{ name: `${n}.png`, url: `${origin}/${n}.png` }] })
    }
    let ended = false
    const run = createTestSync(test, notion, { pictureOrigin: origin }).run()
    const end = run.finally(() => {
      ended = true
    })
    await until(() => open === 6)
    await until(() => {
      answerAll()
      return ended
    })
    expect(await end).toMatchObject({ success: true, warnings: [] })
    expect(most).toBe(6)
    expect((await items()).every(({ images }: { images: unknown[] }) => images.length === 1)).toBe(true)
  })
})

describe('Machine translation', () => {
  let requests: unknown[] = []
  let status = 200
  /** Connections are closed without an answer. */
  let deaf = false
  let spoiled = ''
  const service = createServer(async (request, response) => {
    const body = await json(request)
    requests.push(body)
    if (deaf) return response.destroy()
    const text = typeof body === 'object' && body !== null && 'q' in body ? body.q : ''
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ data: { translations: [{ translatedText: `${spoiled}[${text}]` }] } }))
  })

  beforeEach(async () => {
    requests = []
    status = 200
    deaf = false
    spoiled = ''
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  })
  afterEach(() => new Promise((resolve) => service.close(resolve)))

  function translatingSync() {
    const translator = createTranslator({ apiKey: 'key', apiUrl: originOf(service) })
    return createTestSync(test, notion, { translator })
  }

  it('fills the English side, and says that a machine did', async () => {
    notion.pages.add({ 產品名稱: '漏水感測器', 描述: '貼地安裝' })
    await translatingSync().run()
    expect((await items())[0]).toMatchObject({
      name: '漏水感測器',
      nameEn: '[漏水感測器]',
      descriptionEn: '[貼地安裝]',
      machineTranslated: ['nameEn', 'descriptionEn'],
    })
    expect(requests[0]).toEqual({ q: '漏水感測器', source: 'zh-TW', target: 'en', format: 'text' })
  })

  it('fills the Chinese side of a product that is named in English', async () => {
    notion.pages.add({ 產品名稱: 'Leak Sensor', 'English Description': 'Sits on the floor' })
    await translatingSync().run()
    expect((await items())[0]).toMatchObject({
      slug: 'leak-sensor',
      name: '[Leak Sensor]',
      nameEn: 'Leak Sensor',
      description: '[Sits on the floor]',
      machineTranslated: ['name', 'description'],
    })
  })

  it('takes a description without Chinese for the English one', async () => {
    notion.pages.add({ 產品名稱: '漏水感測器', 'English Name': 'Leak Sensor', 描述: 'Sits on the floor' })
    const sync = translatingSync()
    await sync.run()
    expect(requests).toEqual([{ q: 'Sits on the floor', source: 'en', target: 'zh-TW', format: 'text' }])
    expect((await items())[0]).toMatchObject({
      description: '[Sits on the floor]',
      descriptionEn: 'Sits on the floor',
      machineTranslated: ['description'],
    })
    notion.pages.edit(notion.pages.all()[0]?.id ?? '', { MSRP: 1200 })
    await sync.run()
    expect(requests).toHaveLength(1)
  })

  it('is not waited for again in a run in which it did not answer once', async () => {
    for (const name of ['漏水感測器', '電錶', '泊車感測器']) notion.pages.add({ 產品名稱: name })
    deaf = true
    const result = await translatingSync().run()
    expect(requests).toHaveLength(2)
    expect(result).toMatchObject({ success: true, productsCount: 3 })
    expect(result.warnings).toEqual([expect.stringMatching(/did not answer; it is not asked again in this run$/)])
    deaf = false
    expect((await translatingSync().run()).warnings).toEqual([])
    expect((await items()).map(({ nameEn }: { nameEn: string }) => nameEn).toSorted()).toEqual([
      '[泊車感測器]',
      '[漏水感測器]',
      '[電錶]',
    ])
  })

  it('gives texts that the mirror can keep', async () => {
    notion.pages.add({ 產品名稱: '漏'.repeat(300) })
    spoiled = '\u0000'
    await translatingSync().run()
    expect((await items())[0].nameEn).toBe(`[${'漏'.repeat(299)}`)
  })

  it('never overwrites a person’s text, and gives way to one that comes later', async () => {
    const page = notion.pages.add({ 產品名稱: '漏水感測器', 'English Name': 'Leak Sensor' })
    const sync = translatingSync()
    await sync.run()
    expect(requests).toEqual([])
    notion.pages.edit(page, { 描述: '貼地安裝' })
    await sync.run()
    notion.pages.edit(page, { 'English Description': 'On the floor' })
    await sync.run()
    expect((await items())[0]).toMatchObject({
      nameEn: 'Leak Sensor',
      descriptionEn: 'On the floor',
      machineTranslated: [],
    })
  })

  it('asks once for a text, however often the rest of its page changes', async () => {
    const page = notion.pages.add({ 產品名稱: '漏水感測器' })
    const sync = translatingSync()
    await sync.run()
    notion.pages.edit(page, { MSRP: 1200 })
    await sync.run()
    expect(requests).toHaveLength(1)
    expect((await items())[0]).toMatchObject({ nameEn: '[漏水感測器]', machineTranslated: ['nameEn'] })
  })

  it('that fails is a warning; the product is there, and the next run tries again', async () => {
    notion.pages.add({ 產品名稱: '漏水感測器' })
    status = 500
    const result = await translatingSync().run()
    expect(result).toMatchObject({ success: true, warnings: [expect.stringContaining('nameEn was not translated')] })
    expect((await items())[0]).toMatchObject({ name: '漏水感測器', nameEn: null })
    status = 200
    await translatingSync().run()
    expect((await items())[0]).toMatchObject({ nameEn: '[漏水感測器]' })
  })
})
