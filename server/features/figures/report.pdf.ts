import PDFDocument from 'pdfkit'
import type { Figure } from '#contract/figures.ts'
import type { Language } from '#contract/languages.ts'
import { categoryLabels } from '#contract/products.ts'
import type { Site } from '#contract/site.ts'
import { type Fonts, printable } from '../datasheets/datasheets.fonts.ts'
import { colours, page, rule, type Sheet, sizes, within, write } from '../datasheets/datasheets.type.ts'
import { areaChart, type Box, barChart, lineChart, palette, pieChart } from './report.charts.ts'
import { changeOf } from './report.rows.ts'
import type { Report } from './report.service.ts'
import { type Cell, setRows } from './report.table.ts'
import { currencyNames, definitions, pageOf, rangeNames, spanOf, typeNames, words } from './report.words.ts'

export interface ReportDocument {
  report: Report
  language: Language
  site: Pick<Site, 'name'>
  madeAt: Date
}

interface Setting extends Sheet {
  report: Report
  text: (given: string) => string
  say: (words: Record<Language, string>) => string
}

const locale = { 'zh-TW': 'zh-HK', en: 'en-GB' }
const width = page.right - page.left
const footerTop = 786
const chartHeight = 150

/** Sets the report in A4: a page for each tab, and what the figures count at the end. */
export async function setReport({ report, language, site, madeAt }: ReportDocument, fonts: Fonts): Promise<Buffer> {
  const title = `${words.title[language]} · ${rangeNames[report.cards.range][language]}`
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    font: '',
    autoFirstPage: false,
    bufferPages: true,
    lang: locale[language],
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: site.name[language], CreationDate: madeAt, ModDate: madeAt },
  })
  const made = bytesOf(doc)
  doc.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold)
  const part = doc.struct('Document')
  doc.addStructure(part)
  const sheet: Setting = {
    doc,
    language,
    part,
    y: 0,
    report,
    text: (given) => printable(given, fonts.covers),
    say: (given) => given[language],
    turn() {
      doc.addPage()
      sheet.y = page.left
    },
  }
  setPages(sheet, site, madeAt)
  part.end()
  setFooters(sheet, `${site.name[language]} · ${title}`)
  doc.end()
  return made
}

async function bytesOf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const chunk of doc) parts.push(chunk)
  return Buffer.concat(parts)
}

function setPages(sheet: Setting, site: Pick<Site, 'name'>, madeAt: Date): void {
  sheet.turn()
  setHead(sheet, site, madeAt)
  setCards(sheet)
  setRevenue(sheet)
  sheet.turn()
  setProducts(sheet)
  sheet.turn()
  setCustomers(sheet)
  sheet.turn()
  setDistribution(sheet)
  setDefinitions(sheet)
}

function setHead(sheet: Setting, site: Pick<Site, 'name'>, madeAt: Date): void {
  const { range, fromDay, toDay, timezone } = sheet.report.cards
  const place = () => ({ x: page.left, y: sheet.y, width })
  const quiet = { size: sizes.small, colour: colours.quiet }
  sheet.y += write(sheet, sheet.text(sheet.say(site.name)), place(), { ...quiet, colour: colours.signal })
  sheet.y +=
    write(sheet, sheet.say(words.title), place(), { size: sizes.title, bold: true, leading: 1.3, role: 'H1' }) + 4
  const span = `${sheet.say(rangeNames[range])}    ${spanOf[sheet.language](fromDay, toDay, timezone)}`
  sheet.y += write(sheet, span, place(), { size: sizes.lead })
  const date = new Intl.DateTimeFormat(locale[sheet.language], { dateStyle: 'long', timeZone: timezone }).format(madeAt)
  sheet.y += write(sheet, `${sheet.say(words.made)} ${date}`, place(), quiet) + 10
}

function setCards(sheet: Setting): void {
  const { revenue, orders, averageOrderValue, newCustomers } = sheet.report.cards
  const cards: [string, string, Figure][] = [
    [sheet.say(words.revenue), money(revenue.value), revenue],
    [sheet.say(words.orders), count(orders.value), orders],
    [sheet.say(words.averageOrderValue), money(averageOrderValue.value), averageOrderValue],
    [sheet.say(words.newCustomers), count(newCustomers.value), newCustomers],
  ]
  rule(sheet, sheet.y, colours.ink, 0.75)
  const each = width / cards.length
  for (const [index, [label, value, figure]] of cards.entries()) {
    const place = { x: page.left + each * index, width: each - 10 }
    write(sheet, label, { ...place, y: sheet.y + 8 }, { size: sizes.small, colour: colours.quiet })
    write(sheet, value, { ...place, y: sheet.y + 23 }, { size: 15, bold: true })
    const change = `${changeOf(figure, sheet.language)}`
    write(sheet, change, { ...place, y: sheet.y + 46 }, { size: sizes.small, colour: colours.quiet })
  }
  sheet.y += 66
  rule(sheet, sheet.y, colours.hairline)
}

function heading(sheet: Setting, title: string, role: 'H2' | 'P' = 'H2'): void {
  sheet.y += 14
  const style = role === 'H2' ? { size: sizes.heading, bold: true, role } : { size: sizes.lead, bold: true, role }
  sheet.y += write(sheet, title, { x: page.left, y: sheet.y, width }, style) + 4
}

/** A drawing; whoever listens is told every value of it, where the drawing ends. */
function figure(
  sheet: Setting,
  title: string,
  values: [label: string, value: string][],
  height: number,
  draw: (box: Box) => void,
): void {
  const box = { x: page.left, y: sheet.y, width, height }
  draw(box)
  sheet.y += height
  const alt = `${title}: ${values.map(([label, value]) => `${label} ${value}`).join('; ')}`
  const end = () =>
    sheet.doc
      .moveTo(box.x, sheet.y)
      .lineTo(box.x + 1, sheet.y)
      .lineWidth(0.1)
      .strokeColor('#ffffff')
      .stroke()
  sheet.part.add(sheet.doc.struct('Figure', { alt }, end))
}

function legend(sheet: Setting, entries: [colour: string, label: string][]): void {
  let x = page.left
  for (const [colour, label] of entries) {
    sheet.doc.markContent('Artifact', { type: 'Layout' })
    sheet.doc.rect(x, sheet.y + 5, 7, 7).fill(colour)
    sheet.doc.endMarkedContent()
    write(sheet, label, { x: x + 12, y: sheet.y, width: 150 }, { size: sizes.small, colour: colours.quiet })
    x += 30 + sheet.doc.widthOfString(label)
  }
  sheet.y += 18
}

function setRevenue(sheet: Setting): void {
  const { buckets } = sheet.report.revenue
  const labels = labelsOf(sheet, buckets)
  heading(sheet, sheet.say(words.revenueTrends))
  legend(sheet, [
    [palette[0] ?? '', sheet.say(words.thisPeriod)],
    [colours.quiet, sheet.say(words.before)],
  ])
  const revenue = buckets.map((bucket, index): [string, string] => [labels[index] ?? '', money(bucket.revenue)])
  figure(sheet, sheet.say(words.revenueTrends), revenue, chartHeight + 20, (box) =>
    areaChart(
      sheet,
      box,
      labels,
      { values: buckets.map(({ revenue }) => revenue), colour: palette[0] ?? '' },
      { values: buckets.map(({ revenueBefore }) => revenueBefore), colour: colours.quiet },
    ),
  )
  heading(sheet, sheet.say(words.revenueVsOrders), 'P')
  const half = (width - 20) / 2
  const orders = buckets.map((bucket, index): [string, string] => [labels[index] ?? '', count(bucket.orders)])
  figure(sheet, sheet.say(words.orders), orders, chartHeight, (box) => {
    const titles = { size: sizes.fine, colour: colours.quiet, role: 'Artifact' } as const
    write(sheet, sheet.say(words.revenueHkd), { x: box.x, y: box.y, width: half }, titles)
    write(sheet, sheet.say(words.orders), { x: box.x + half + 20, y: box.y, width: half }, titles)
    const charts = { ...box, y: box.y + 14, height: box.height - 14, width: half }
    barChart(sheet, charts, labels, [{ values: buckets.map(({ revenue }) => revenue), colour: palette[0] ?? '' }])
    const beside = { ...charts, x: box.x + half + 20 }
    barChart(sheet, beside, labels, [{ values: buckets.map(({ orders }) => orders), colour: palette[1] ?? '' }])
  })
}

function setProducts(sheet: Setting): void {
  const { products, categories } = sheet.report.products
  heading(sheet, sheet.say(words.productPerformance))
  const heads = [words.product, words.quantity, words.orders, words.revenueHkd, words.change].map(sheet.say)
  const rows = products.map(({ name, nameEn, quantity, orders, revenue }): Cell[] => [
    sheet.text((sheet.language === 'en' && nameEn) || name),
    count(quantity),
    count(orders),
    money(revenue.value),
    changeOf(revenue, sheet.language),
  ])
  setRows(sheet, heads, rows, [0.44, 0.1, 0.1, 0.18, 0.18], sheet.say(words.nothing))
  heading(sheet, sheet.say(words.salesByCategory), 'P')
  legend(sheet, [
    [palette[0] ?? '', sheet.say(words.thisPeriod)],
    [palette[4] ?? '', sheet.say(words.before)],
  ])
  const labels = categories.map(({ category }) => sheet.say(category ? categoryLabels[category] : words.noCategory))
  const sold = categories.map(({ revenue }, index): [string, string] => [labels[index] ?? '', money(revenue.value)])
  figure(sheet, sheet.say(words.salesByCategory), sold, chartHeight, (box) =>
    barChart(sheet, box, labels, [
      { values: categories.map(({ revenue }) => revenue.before), colour: palette[4] ?? '' },
      { values: categories.map(({ revenue }) => revenue.value), colour: palette[0] ?? '' },
    ]),
  )
}

function setCustomers(sheet: Setting): void {
  const { top, growth, firstTime, returning } = sheet.report.customers
  heading(sheet, sheet.say(words.customerAnalytics))
  const heads = [words.customer, words.orders, words.revenueHkd].map(sheet.say)
  const rows = top.map(({ name, orders, revenue }): Cell[] => [
    sheet.text(name) || sheet.say(words.erased),
    count(orders),
    money(revenue),
  ])
  setRows(sheet, heads, rows, [0.62, 0.14, 0.24], sheet.say(words.nothing))
  const buyers = [
    [sheet.say(words.firstTime), count(firstTime)],
    [sheet.say(words.returning), count(returning)],
  ]
  sheet.y += 8
  for (const [label = '', value = ''] of buyers) {
    const place = { x: page.left, y: sheet.y, width }
    sheet.y += write(sheet, `${label}  ${value}`, place, { size: sizes.body })
  }
  heading(sheet, sheet.say(words.customerGrowth), 'P')
  const labels = labelsOf(sheet, growth)
  const totals = growth.map(({ total }, index): [string, string] => [labels[index] ?? '', count(total)])
  figure(sheet, sheet.say(words.customerGrowth), totals, chartHeight, (box) =>
    lineChart(sheet, box, labels, {
      values: growth.map(({ total }) => total),
      colour: palette[0] ?? '',
    }),
  )
}

function setDistribution(sheet: Setting): void {
  const { categories, customerTypes, currencies } = sheet.report.distribution
  heading(sheet, sheet.say(words.salesDistribution))
  const pies: [string, { label: string; revenue: number; percent: number }[]][] = [
    [
      sheet.say(words.salesByCategory),
      categories.map((row) => ({
        ...row,
        label: sheet.say(row.category ? categoryLabels[row.category] : words.noCategory),
      })),
    ],
    [
      sheet.say(words.salesByType),
      customerTypes.map((row) => ({ ...row, label: sheet.say(row.type ? typeNames[row.type] : words.noType) })),
    ],
    [
      sheet.say(words.salesByCurrency),
      currencies.map((row) => ({ ...row, label: sheet.say(currencyNames[row.currency]) })),
    ],
  ]
  for (const [title, rows] of pies) {
    heading(sheet, title, 'P')
    setPie(sheet, title, rows)
  }
}

const pieSize = 104

function setPie(sheet: Setting, title: string, rows: { label: string; revenue: number; percent: number }[]): void {
  const top = sheet.y
  const isEmpty = rows.every(({ percent }) => percent === 0)
  if (!isEmpty) {
    figure(
      sheet,
      title,
      rows.map(({ label, percent }) => [label, `${percent.toFixed(1)}%`]),
      pieSize,
      (box) =>
        pieChart(
          sheet,
          { ...box, width: pieSize },
          rows.map(({ percent }) => percent),
        ),
    )
  }
  const bottom = sheet.y
  sheet.y = top
  const heads = ['', sheet.say(words.revenueHkd), sheet.say(words.share)]
  const cells = rows.map(({ label, revenue, percent }, index): Cell[] => [
    { text: label, swatch: palette[index % palette.length] ?? '' },
    money(revenue),
    `${percent.toFixed(1)}%`,
  ])
  setRows(sheet, heads, isEmpty ? [] : cells, [0.5, 0.3, 0.2], sheet.say(words.nothing), {
    left: isEmpty ? page.left : page.left + pieSize + 28,
  })
  sheet.y = Math.max(sheet.y, bottom)
}

function setDefinitions(sheet: Setting): void {
  heading(sheet, sheet.say(words.definitions), 'P')
  within(sheet, 'Sect', () => {
    for (const text of definitions[sheet.language]) {
      const place = { x: page.left, y: sheet.y, width }
      sheet.y += write(sheet, text, place, { size: sizes.fine, colour: colours.quiet }) + 2
    }
  })
}

function setFooters(sheet: Setting, title: string): void {
  const { count: pages } = sheet.doc.bufferedPageRange()
  const style = { size: sizes.fine, colour: colours.quiet, role: 'Artifact' } as const
  for (let index = 0; index < pages; index += 1) {
    sheet.doc.switchToPage(index)
    rule(sheet, footerTop, colours.hairline)
    write(sheet, sheet.text(title), { x: page.left, y: footerTop + 6, width: width - 90 }, style)
    const number = pageOf[sheet.language](index + 1, pages)
    write(sheet, number, { x: page.right - 90, y: footerTop + 6, width: 90 }, { ...style, align: 'right' })
  }
}

/** A bucket's first day; of a month, the month. */
function labelsOf({ language, report }: Setting, buckets: { day: string }[]): string[] {
  const isMonths = report.revenue.bucketSize === 'month'
  const style = isMonths
    ? ({ year: '2-digit', month: 'short' } as const)
    : ({ month: 'short', day: 'numeric' } as const)
  const format = new Intl.DateTimeFormat(locale[language], { ...style, timeZone: 'UTC' })
  return buckets.map(({ day }) => format.format(new Date(day)))
}

function money(value: number): string {
  return `HK$${new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value)}`
}

function count(value: number): string {
  return new Intl.NumberFormat('en').format(value)
}
