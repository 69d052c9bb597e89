import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, refused } from '#tests/api/back-office/ask.ts'
import { readPdf } from '#tests/api/datasheets/pdf.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { type FiguresApp, startFiguresApp } from './figures.ts'
import { fillFixture, newYear } from './fixture.ts'

let app: FiguresApp
let manager: StaffMember

beforeAll(async () => {
  app = await startFiguresApp(newYear)
  await fillFixture(app)
  manager = await createStaff(app, 'manager')
})

afterAll(() => app.close())

async function lastRecorded(): Promise<unknown> {
  const where = { action: 'figures.exported' }
  const entry = await app.services.database.prisma.auditEntry.findFirst({ where, orderBy: { seq: 'desc' } })
  return entry?.after
}

describe.each(['export.csv', 'report.pdf'])('GET /admin/analytics/%s', (file) => {
  it('takes a range that there is', async () => {
    await refused(await ask(app, `/admin/analytics/${file}?range=1d`, manager), 400, 'request.invalid')
  })
})

async function table(query: string): Promise<Record<string, string>[]> {
  const answer = await ask(app, `/admin/analytics/export.csv?${query}`, manager)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="analytics-\w+-[\d-]+\.csv"$/)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  return parse(bytes, { bom: true, columns: true })
}

describe('the CSV file', () => {
  it('has every figure on a line of its own, and is noted', async () => {
    const rows = await table('range=30d&headings=en')
    const row = (section: string, item: string, figure: string, day = '2025-12-03') =>
      rows.find((r) => r.Section === section && r.Item === item && r.Figure === figure && r['First day'] === day)
    expect(row('Overview', '', 'Revenue (HKD)')).toMatchObject({
      Value: '3418',
      'Period before': '80',
      'Change (%)': '4172.5',
    })
    expect(row('Revenue Trends', '', 'Orders', '2025-12-26')).toMatchObject({ Value: '1', 'Last day': '2025-12-26' })
    expect(row('Product Performance', 'Water Leak Sensor', 'Quantity')).toMatchObject({ Value: '4', 'Change (%)': '' })
    expect(row('Product Performance', 'No category', 'Revenue (HKD)')).toMatchObject({ Value: '250' })
    expect(row('Customer Analytics', '(personal data erased)', 'Revenue (HKD)')).toMatchObject({ Value: '100' })
    expect(row('Customer Analytics', '', 'Customers', '2026-01-01')).toMatchObject({ Value: '2' })
    expect(row('Sales Distribution', 'USD', 'Share (%)')).toMatchObject({ Value: '36.1' })
    expect(row('Request to Cash', 'Paid', 'Count')).toMatchObject({ Value: '0' })
    expect(await lastRecorded()).toEqual({ rows: rows.length, range: '30d', format: 'csv' })
  })

  it('is in the language that is asked for', async () => {
    const rows = await table('range=7d&headings=zh-TW')
    expect(rows[0]).toMatchObject({ 部分: '概覽', 數字: '收入（HKD）', 數值: '2734.67' })
    expect(rows.find((row) => row.項目 === '漏水感測器')).toBeDefined()
  })
})

async function document(query: string) {
  const answer = await ask(app, `/admin/analytics/report.pdf?${query}`, manager)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  return readPdf(Buffer.from(await answer.arrayBuffer()))
}

describe('the PDF', () => {
  it('has a page for each tab, its charts as vectors, definitions and page numbers; and is noted', async () => {
    const { pages, info, images, structure, rectangles } = await document('range=30d&headings=en')
    expect(info.Title).toBe('Analytics & Reports · Last 30 days')
    expect(pages).toHaveLength(6)
    const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = pages
    for (const text of ['2025-12-03 to 2026-01-01 (Asia/Hong_Kong)', 'HK$3,418.00', '+4,172.5%', 'Revenue Trends'])
      expect(first).toContain(text)
    for (const text of ['Product Performance', 'Water Leak Sensor', 'HK$1,400.10']) expect(second).toContain(text)
    for (const text of ['Customer Analytics', 'Beta Works', '(personal data erased)']) expect(third).toContain(text)
    for (const text of ['Sales Distribution', '77.1%']) expect(fourth).toContain(text)
    for (const text of ['Margins', 'Margin by order', 'There is nothing in this period.']) expect(fifth).toContain(text)
    for (const text of ['Request to Cash', 'Definitions', 'Page 6 of 6']) expect(sixth).toContain(text)
    expect(images).toBe(0)
    expect(rectangles[0]?.length).toBeGreaterThan(5) // legend and bars
    expect([...structure]).toEqual(expect.arrayContaining(['H1', 'H2', 'Figure', 'Table', 'TH', 'TD']))
    expect(await lastRecorded()).toMatchObject({ range: '30d', format: 'pdf' })
  })

  it('is in Chinese too', async () => {
    const { pages, info } = await document('range=12m&headings=zh-TW')
    expect(info.Title).toBe('分析及報表 · 最近 12 個月')
    expect(pages.join('')).toContain('漏水感測器')
    expect(pages.at(-1)).toContain('第 6 頁，共 6 頁')
  })

  it('is in simplified Chinese for whoever reads the admin so', async () => {
    const { pages, info } = await document('range=12m&headings=zh-CN')
    expect(info.Title).toBe('分析及报表 · 最近 12 个月')
    expect(pages.join('')).not.toContain('〓')
    expect(pages.at(-1)).toContain('第 6 页，共 6 页')
  })

  it('says so where there is nothing', async () => {
    app.setNow('2020-01-01T00:00:00Z')
    const { pages } = await document('range=7d&headings=en')
    app.setNow(newYear)
    expect(pages[1]).toContain('There is nothing in this period.')
  })
})
