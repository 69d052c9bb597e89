import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createProductsWriteRepo, type ProductToWrite } from '#server/modules/catalogue/editing/products-write.repo.ts'
import { publish } from '#server/platform/database/events.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { solidPng } from '#tests/support/notion/png.ts'
import { restoreRows } from '#tests/support/restored.ts'
import { type Page, problemAt, retireProducts, writeProducts } from '../catalogue/catalogue.ts'
import { type ReadPdf, readPdf } from './pdf.ts'

let app: TestApp
let written: ProductToWrite[]

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n')
const pages: Page[] = [
  {
    name: '多規格感測器',
    nameEn: 'Detailed Sensor',
    specifications: lines(60, (index) => `規格 ${index}: 數值 ${index}`),
  },
  { name: `長名${'感測器'.repeat(90)}`, nameEn: 'Long Name' },
  { name: '只有中文', sku: 'ZH-1', description: '只有中文的說明。' },
  {
    name: '長文',
    nameEn: 'Long Text',
    description: '漏水偵測。'.repeat(1900),
    specifications: `說明: ${'很長的數值，'.repeat(1500)}`,
  },
  { name: '升降機嘅𨋢，喺度冇啲 CO₂ 网络 한 🚀', nameEn: 'Odd Signs', sku: 'ODD' },
  { name: '問價', nameEn: 'On Request' },
  { name: '有圖', nameEn: 'Pictured' },
  { name: '已退役', nameEn: 'Retired' },
]

beforeAll(async () => {
  app = await startTestApp()
  written = await writeProducts(app.services.database, pages)
})

afterAll(() => app.close())
restoreRows(() => app)

async function datasheet(slug: string, language = 'zh-TW'): Promise<ReadPdf> {
  const answer = await fetch(`${app.url}/api/v1/products/${slug}/datasheet.pdf?language=${language}`)
  expect(answer.status).toBe(200)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-')
  expect(bytes.length).toBeLessThan(1_000_000)
  return readPdf(bytes)
}

describe('a datasheet of any product', () => {
  it('runs on over pages that say again what they list, and counts them', async () => {
    const { pages } = await datasheet('detailed-sensor')
    expect(pages.length).toBe(3)
    expect(pages[1]?.startsWith('多規格感測器\n')).toBe(true)
    for (const [index, page] of pages.entries()) expect(page).toContain(`第 ${index + 1} 頁，共 ${pages.length} 頁`)
    expect(pages[1]).toContain('技術規格（續）')
    const all = pages.join('')
    for (let index = 0; index < 60; index += 1) expect(all).toContain(`\n規格 ${index}\n數值 ${index}\n`)
  })

  it('sets a long name smaller, and in short above the pages that follow', async () => {
    const { pages } = await datasheet('long-name')
    expect(pages[0]?.replaceAll('\n', '')).toContain(`長名${'感測器'.repeat(90)}`)
  })

  it('says in Chinese what has no English', async () => {
    const { pages, info } = await datasheet('zh-1', 'en')
    expect(info.Title).toBe('只有中文 Product datasheet')
    expect(pages[0]).toContain('\n只有中文\nSKU ZH-1\n只有中文的說明。\n')
  })

  it('loses nothing of a text that is longer than a page', async () => {
    const { pages } = await datasheet('long-text')
    const all = pages.map((page) => page.replaceAll('\n', '')).join('')
    expect(all.match(/漏水偵測。/g)?.length).toBeGreaterThan(1880)
    expect(all.match(/很長的數值，/g)?.length).toBeGreaterThan(1480)
    expect(all.length - all.replaceAll('漏', '').length).toBe(1900)
    expect(all.length - all.replaceAll('很', '').length).toBe(1500)
  })

  it('sets what Hong Kong and its neighbours write, and puts a geta for a sign that no font has', {
    tags: ['night'],
  }, async () => {
    const { pages } = await datasheet('odd-signs')
    expect(pages[0]?.replaceAll('\n', '')).toContain('升降機嘅𨋢，喺度冇啲 CO₂ 网络 한')
    expect(pages[0]).not.toContain('\uFFFD')
  })

  it('says where there is no price that it is to be asked for, and no more', async () => {
    const { pages } = await datasheet('on-request', 'en')
    expect(pages[0]).toContain('\nList price\nPrice on request\n')
    expect(pages[0]).not.toContain('First-year total')
    expect(pages[0]).not.toContain('\nSpecifications\n')
  })

  it('is 410 for a product that is no longer sold', async () => {
    await retireProducts(app.services.database, written.slice(-1))
    await problemAt(app, '/api/v1/products/retired/datasheet.pdf', 410)
  })
})

/** A PNG with an alpha channel whose pixels end too early: pdfkit would throw over it where nothing catches. */
function brokenPng(): Buffer {
  const png = Buffer.from(solidPng([1, 2, 3], 16))
  png[25] = 6
  return png
}

describe('its picture', () => {
  async function show(contentType: string, bytes: Uint8Array): Promise<ReadPdf> {
    const hash = await app.services.images.store({ contentType, bytes: Uint8Array.from(bytes) })
    const row = written[6]
    if (!row) throw new Error('Nothing was written')
    const images = [{ key: hash, hash, name: 'front' }]
    await createProductsWriteRepo(app.services.database.prisma).upsert([{ ...row, images }])
    await publish(app.services.database.prisma, 'catalogue.changed')
    const shown = async () => (await (await fetch(`${app.url}/api/v1/products/pictured`)).json()).images[0].url
    await expect.poll(shown).toContain(hash)
    expect(hash).toBe(createHash('sha256').update(bytes).digest('hex'))
    return datasheet('pictured')
  }

  it('is the drawing of its kind where there is no photograph', async () => {
    expect((await datasheet('pictured')).images).toBe(0)
  })

  it('is the photograph where PDF can show it', async () => {
    expect((await show('image/png', solidPng([10, 120, 130], 32))).images).toBe(1)
  })

  it.each(['png', 'webp'] as const)(
    'is a smaller JPEG of a %s that is too large to mail',
    { tags: ['night'] },
    async (format) => {
      const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
      const photo = sharp({ create: { width: 800, height: 600, channels: 3, background: '#fff', noise } })
      const bytes = await (format === 'png' ? photo.png() : photo.webp({ lossless: true })).toBuffer()
      expect(bytes.length).toBeGreaterThan(700_000)
      expect((await show(`image/${format}`, bytes)).images).toBe(1)
    },
  )

  it.each([
    ['a PNG whose pixels are broken', 'image/png', brokenPng()],
    ['a PNG without an end', 'image/png', Buffer.from(solidPng([1, 2, 3])).subarray(0, -12)],
    ['a PNG of nothing', 'image/png', Buffer.from('89504e470d0a1a0a00ff', 'hex')],
    ['a JPEG of nothing', 'image/jpeg', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['a kind that PDF does not know', 'image/webp', Buffer.from('RIFF    WEBP')],
  ])('is the drawing in place of %s', async (_case, contentType, bytes) => {
    expect((await show(contentType, bytes)).images).toBe(0)
  })
})
