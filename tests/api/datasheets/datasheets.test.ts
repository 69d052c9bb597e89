import { create } from 'qrcode'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dateOf } from '#server/modules/catalogue/datasheets/datasheets.rules.ts'
import { createDatasheetsService } from '#server/modules/catalogue/datasheets/datasheets.service.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { readPdf } from './pdf.ts'

const path = '/api/v1/products/water-leak-sensor/datasheet.pdf'
let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ CONTACT_PHONE: '+852 3000 1234' })
})

afterAll(() => app.close())

async function datasheet(address = path) {
  const answer = await fetch(app.url + address)
  expect(answer.status).toBe(200)
  return { answer, pdf: readPdf(Buffer.from(await answer.arrayBuffer())) }
}

describe('GET /api/v1/products/{slug}/datasheet.pdf: what it says', () => {
  it('is the product in Chinese unless English is asked for', async () => {
    const { answer, pdf } = await datasheet()
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(pdf.pages).toHaveLength(2)
    expect(pdf.info).toMatchObject({ Title: '漏水感測器 產品規格書', Author: '港灣物聯' })
    expect(pdf.pages[0]).toContain('\nIoT 硬件 · 漏水\n漏水感測器\nWater Leak Sensor\n型號 WL-01   產品編號 HI-WL-01\n')
    expect(pdf.pages[0]?.replaceAll('\n', '')).toContain(
      '貼地安裝，機房、茶水間和天花水管一滲水便立即通報。電池可用十年，毋須拉線。',
    )
    expect(pdf.pages[0]).toContain('\n技術規格\n通訊距離\n15 km\n電池壽命\n10 年\n')
    expect(pdf.pages.join('\n')).toContain('\n產品特點\n偵測\n偵測方式\n雙電極探針，可接 3 米感應繩\n')
    expect(pdf.pages[0]).toContain('\nLoRaWAN · IP67\n')
  })

  it('says in English what the catalogue has in English', async () => {
    const { pdf } = await datasheet(`${path}?language=en`)
    expect(pdf.info.Title).toBe('Water Leak Sensor Product datasheet')
    expect(pdf.pages[0]).toContain(
      '\nIoT hardware · Leak detection\nWater Leak Sensor\n漏水感測器\nModel WL-01   SKU HI-WL-01\n',
    )
    expect(pdf.pages[0]).toContain('\nSpecifications\nRange\n15 km\nBattery life\n10 years\n')
    expect(pdf.pages.join('\n')).toContain('\nMethod\nTwin electrodes, 3 m rope optional\n')
  })

  it('is in simplified characters for readers of them, and says that it was converted', async () => {
    const { pdf } = await datasheet(`${path}?language=zh-CN`)
    const [text = ''] = pdf.pages
    expect(pdf.info).toMatchObject({ Title: '漏水传感器 产品规格书', Author: '港湾物联' })
    expect(text).toContain('\nIoT 硬件 · 漏水\n漏水传感器\nWater Leak Sensor\n型号 WL-01   产品编号 HI-WL-01\n')
    expect(text).toContain('\n技术规格\n通信距离\n15 km\n电池寿命\n10 年\n')
    expect(text.replaceAll('\n', '')).toContain('产品文字由繁体中文自动转换，以原文为准。')
    expect(text).not.toContain('〓')
    expect(pdf.links).toEqual([`${app.url}/cn/products/water-leak-sensor`])
    expect(pdf.fonts.map(({ name }) => name.replace(/^[A-Z]{6}\+/, ''))).toEqual([
      'NotoSansHans-Bold',
      'NotoSansHans-Regular',
    ])
  })

  it('breaks the first year down into device, licence and connectivity, in Hong Kong dollars', async () => {
    const { pdf } = await datasheet('/api/v1/products/parking-sensor/datasheet.pdf?language=en')
    expect(pdf.pages[0]).toContain(
      '\nPrice in Hong Kong dollars\nList price\nHK$980\nSensor hardware\nHK$980\nAnnual licence\nNot applicable\nConnectivity · NB-IoT SIM\nHK$240 / year\nFirst-year total\nHK$1,220\n',
    )
  })

  it('names whom to ask, its date in Hong Kong, what counts, and each page', async () => {
    const { pdf } = await datasheet(`${path}?language=en`)
    const [text = ''] = pdf.pages
    expect(text).toContain('\nHarbour IoT    +852 3000 1234    hello@harbour-iot.example    Wai Yip Street')
    expect(text).toContain(`\nIssued ${dateOf(new Date(), 'en')}\n`)
    expect(text).toContain('only a written quotation is binding.\n')
    expect(text).toContain('\nPage 1 of 2\n')
  })

  it('embeds of its two fonts only what it uses', async () => {
    const { pdf } = await datasheet()
    expect(pdf.fonts.map(({ name }) => name.replace(/^[A-Z]{6}\+/, ''))).toEqual([
      'NotoSansHant-Bold',
      'NotoSansHant-Regular',
    ])
    expect(pdf.fonts.every(({ name, bytes }) => /^[A-Z]{6}\+/.test(name) && bytes > 1000 && bytes < 200_000)).toBe(true)
  })

  it('tells a screen reader what is a heading and what a table', async () => {
    const { pdf } = await datasheet()
    expect([...pdf.structure].sort()).toEqual(['Document', 'H1', 'H2', 'P', 'TD', 'TH', 'TR', 'Table'])
  })

  it('leads to its page in the same language by link and by QR code', async () => {
    const { pdf } = await datasheet(`${path}?language=en`)
    const address = `${app.url}/en/products/water-leak-sensor`
    expect(pdf.links).toEqual([address])
    expect(drawnModules(pdf.rectangles[0] ?? [])).toEqual(modulesOf(address))
  })
})

/** Rows of a QR code, a "#" for each dark module. */
function modulesOf(text: string): string[] {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const side = Array.from({ length: modules.size }, (_, index) => index)
  return side.map((row) => side.map((column) => (modules.get(row, column) ? '#' : ' ')).join(''))
}

/** What a page's filled rectangles show when they are read as a QR code: the upper left corner is dark in each. */
function drawnModules(rectangles: number[][]): string[] {
  const [left = 0, top = 0, width = 0, side = 0] = rectangles[0] ?? []
  const size = Math.round((Math.max(...rectangles.map(([x = 0, , w = 0]) => x + w)) - left) / side)
  expect(width / side).toBeCloseTo(7)
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => ' '))
  for (const [x = 0, y = 0, w = 0] of rectangles) {
    const from = Math.round((x - left) / side)
    rows[Math.round((y - top) / side)]?.fill('#', from, from + Math.round(w / side))
  }
  return rows.map((row) => row.join(''))
}

describe('GET /api/v1/products/{slug}/datasheet.pdf: how it is sent', () => {
  it('is shown under a name that says what it is', async () => {
    const { answer } = await datasheet()
    const name = encodeURIComponent('漏水感測器 WL-01 產品規格書.pdf')
    expect(answer.headers.get('content-disposition')).toBe(
      `inline; filename="water-leak-sensor-datasheet.pdf"; filename*=UTF-8''${name}`,
    )
  })

  it('is the same bytes under the same strong tag while nothing changes', async () => {
    const [first, second] = await Promise.all([fetch(app.url + path), fetch(app.url + path)])
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[\w-]+"$/)
    expect(second.headers.get('etag')).toBe(tag)
    expect(Buffer.from(await first.arrayBuffer())).toEqual(Buffer.from(await second.arrayBuffer()))
    const known = await fetch(app.url + path, { headers: { 'if-none-match': tag } })
    expect([known.status, await known.text()]).toEqual([304, ''])
  })

  it('answers HEAD with the headers alone', async () => {
    const answer = await request(app.url).head(path).expect(200).expect('content-type', 'application/pdf')
    expect(answer.text ?? '').toBe('')
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(10_000)
  })

  it('is another in English, and on another day', async () => {
    const { site, images } = app.services
    const made = (now: string, language: 'zh-TW' | 'en' = 'zh-TW') =>
      createDatasheetsService({ products: app.services.products, images, site, now: () => new Date(now) })
        .make({ slug: 'water-leak-sensor', language, origin: app.url })
        .then(({ bytes }) => bytes)
    const evening = await made('2026-11-21T15:59:59Z')
    expect(await made('2026-11-20T16:00:00Z')).toEqual(evening)
    expect(await made('2026-11-21T16:00:00Z')).not.toEqual(evening)
    expect(await made('2026-11-21T15:59:59Z', 'en')).not.toEqual(evening)
    expect(readPdf(evening).pages[0]).toContain('發出日期 2026 年 11 月 21 日')
  })

  it('refuses a visitor who asks for one after the other', async () => {
    const limited = await startTestApp({}, { limits: { datasheets: { max: 2, windowMs: 60_000 } } })
    const statuses = []
    for (let count = 0; count < 3; count += 1) statuses.push((await fetch(limited.url + path)).status)
    await limited.close()
    expect(statuses).toEqual([200, 200, 429])
  })
})
