import { categoryLabels } from '#contract/catalogue/products.ts'
import { inLanguage, nameIn } from '#contract/i18n/in-language.ts'
import type { Bilingual, ReaderLanguage } from '#contract/i18n/languages.ts'
import { customerTypeWords } from '#contract/sales/customer-words.ts'
import { analyticsTabWords } from '#contract/staff/figure-words.ts'
import type { Figure } from '#contract/staff/figures.ts'
import { funnelStepWords, funnelWords } from '#contract/staff/funnel.ts'
import { marginAnalyticsWords, marginWords } from '#contract/staff/margin-words.ts'
import type { MarginTotals } from '#contract/staff/margins.ts'
import type { CsvColumns } from '#server/platform/documents/csv.ts'
import { figureOf } from '../figures.rules.ts'
import type { Report } from './report.service.ts'
import { currencyNames, words } from './report.words.ts'

/** One figure per row, so that a spreadsheet can filter and pivot the whole report. */
export interface ReportRow {
  section: string
  item: string
  firstDay: string
  lastDay: string
  figure: string
  value: number
  before?: number
  change?: number | null
}

export function reportColumns(language: ReaderLanguage): CsvColumns<ReportRow> {
  return [
    [inLanguage(words.section, language), ({ section }) => section],
    [inLanguage(words.item, language), ({ item }) => item],
    [inLanguage(words.firstDay, language), ({ firstDay }) => firstDay],
    [inLanguage(words.lastDay, language), ({ lastDay }) => lastDay],
    [inLanguage(words.figure, language), ({ figure }) => figure],
    [inLanguage(words.value, language), ({ value }) => value],
    [inLanguage(words.before, language), ({ before }) => before],
    [inLanguage(words.change, language), ({ change }) => change],
  ]
}

type RowScope = Pick<ReportRow, 'item' | 'firstDay' | 'lastDay'>

export function* reportRows(report: Report, language: ReaderLanguage): Generator<ReportRow> {
  const { fromDay: firstDay, toDay: lastDay } = report.cards
  const whole = (item = ''): RowScope => ({ item, firstDay, lastDay })
  const say = (words: Bilingual) => inLanguage(words, language)
  yield* overview(report, whole(), say)
  yield* trends(report, say)
  yield* products(report, whole, say, language)
  yield* customers(report, whole, say)
  yield* distribution(report, whole, say, language)
  yield* margins(report, whole, say, language)
  yield* funnel(report, whole, say)
}

type Say = (words: Bilingual) => string
type Whole = (item?: string) => RowScope

function* overview({ cards }: Report, scope: RowScope, say: Say): Generator<ReportRow> {
  const section = say(words.overview)
  yield { section, ...scope, figure: say(words.revenueHkd), ...cards.revenue }
  yield { section, ...scope, figure: say(words.orders), ...cards.orders }
  yield { section, ...scope, figure: say(words.averageOrderValueHkd), ...cards.averageOrderValue }
  yield { section, ...scope, figure: say(words.newCustomers), ...cards.newCustomers }
}

function* trends({ revenue, cards }: Report, say: Say): Generator<ReportRow> {
  const section = say(analyticsTabWords.revenue)
  const lastDays = lastDaysOf(revenue.buckets, cards.toDay)
  for (const [index, bucket] of revenue.buckets.entries()) {
    const scope = { section, item: '', firstDay: bucket.day, lastDay: lastDays[index] ?? cards.toDay }
    yield { ...scope, figure: say(words.revenueHkd), ...figureOf(bucket.revenue, bucket.revenueBefore) }
    yield { ...scope, figure: say(words.orders), ...figureOf(bucket.orders, bucket.ordersBefore) }
  }
}

function* products(
  { products: figures }: Report,
  whole: Whole,
  say: Say,
  language: ReaderLanguage,
): Generator<ReportRow> {
  const section = say(analyticsTabWords.products)
  for (const { name, nameEn, quantity, orders, revenue } of figures.products) {
    const scope = whole(nameIn({ name, nameEn }, language))
    yield { section, ...scope, figure: say(words.revenueHkd), ...revenue }
    yield { section, ...scope, figure: say(words.quantity), value: quantity }
    yield { section, ...scope, figure: say(words.orders), value: orders }
  }
  for (const { category, revenue, quantity } of figures.categories) {
    const scope = whole(say(category ? categoryLabels[category] : words.noCategory))
    yield { section, ...scope, figure: say(words.revenueHkd), ...revenue }
    yield { section, ...scope, figure: say(words.quantity), value: quantity }
  }
}

function* customers({ customers: figures, cards }: Report, whole: Whole, say: Say): Generator<ReportRow> {
  const section = say(analyticsTabWords.customers)
  for (const { name, orders, revenue } of figures.top) {
    const scope = whole(name || say(words.erased))
    yield { section, ...scope, figure: say(words.revenueHkd), value: revenue }
    yield { section, ...scope, figure: say(words.orders), value: orders }
  }
  const lastDays = lastDaysOf(figures.growth, cards.toDay)
  for (const [index, { day, joined, total }] of figures.growth.entries()) {
    const scope = { section, item: '', firstDay: day, lastDay: lastDays[index] ?? cards.toDay }
    yield { ...scope, figure: say(words.newCustomers), value: joined }
    yield { ...scope, figure: say(words.customers), value: total }
  }
  yield { section, ...whole(), figure: say(words.firstTime), value: figures.firstTime }
  yield { section, ...whole(), figure: say(words.returning), value: figures.returning }
}

interface ShareOf {
  item: string
  revenue: number
  percent: number
  orders?: number
}

function* distribution(
  { distribution: figures }: Report,
  whole: Whole,
  say: Say,
  language: ReaderLanguage,
): Generator<ReportRow> {
  const section = say(analyticsTabWords.distribution)
  for (const { item, revenue, percent, orders } of sharesOf(figures, language)) {
    yield { section, ...whole(item), figure: say(words.revenueHkd), value: revenue }
    if (orders !== undefined) yield { section, ...whole(item), figure: say(words.orders), value: orders }
    yield { section, ...whole(item), figure: say(words.sharePercent), value: percent }
  }
}

function sharesOf(
  { categories, customerTypes, currencies }: Report['distribution'],
  language: ReaderLanguage,
): ShareOf[] {
  return [
    ...categories.map(({ category, ...row }) => ({
      ...row,
      item: inLanguage(category ? categoryLabels[category] : words.noCategory, language),
    })),
    ...customerTypes.map(({ type, ...row }) => ({
      ...row,
      item: inLanguage(type ? customerTypeWords[type] : words.noType, language),
    })),
    ...currencies.map(({ currency, ...row }) => ({ ...row, item: inLanguage(currencyNames[currency], language) })),
  ]
}

function* margins(
  { margins: figures }: Report,
  whole: Whole,
  say: Say,
  language: ReaderLanguage,
): Generator<ReportRow> {
  if (!figures) return
  const groups: [string, MarginTotals & { quantity?: number }][] = [
    ['', figures.totals],
    ...figures.products.map((row): [string, typeof row] => [nameIn(row, language), row]),
    ...figures.orders.map((row): [string, typeof row] => [row.reference, row]),
  ]
  for (const [item, { quantity, rows, revenue, cost, margin, percent, uncosted }] of groups) {
    const scope = { section: say(analyticsTabWords.margins), ...whole(item) }
    if (quantity !== undefined) yield { ...scope, figure: say(marginWords.quantity), value: quantity }
    if (rows > 0) {
      yield { ...scope, figure: say(marginWords.revenueHkd), value: revenue }
      yield { ...scope, figure: say(marginWords.costHkd), value: cost }
      yield { ...scope, figure: say(marginWords.marginHkd), value: margin }
    }
    if (percent !== null) yield { ...scope, figure: say(marginWords.percent), value: percent }
    if (uncosted.rows === 0) continue
    yield { ...scope, figure: say(marginAnalyticsWords.uncosted), value: uncosted.rows }
    yield { ...scope, figure: say(words.uncostedRevenueHkd), value: uncosted.revenue }
  }
}

function* funnel({ funnel: figures }: Report, whole: Whole, say: Say): Generator<ReportRow> {
  for (const { step, count, value, percent, days } of figures.steps) {
    const scope = { section: say(analyticsTabWords.funnel), ...whole(say(funnelStepWords[step])) }
    yield { ...scope, figure: say(funnelWords.count), value: count }
    yield { ...scope, figure: say(words.valueHkd), value }
    if (percent !== null) yield { ...scope, figure: say(words.sharePercent), value: percent }
    if (days !== null) yield { ...scope, figure: say(words.daysBefore), value: days }
  }
}

function lastDaysOf(buckets: { day: string }[], toDay: string): string[] {
  return buckets.map((_bucket, index) => {
    const next = buckets[index + 1]
    return next ? new Date(Date.parse(next.day) - 24 * 60 * 60_000).toISOString().slice(0, 10) : toDay
  })
}

export function changeOf({ change }: Figure, language: ReaderLanguage): string {
  if (change === null) return inLanguage(words.noneBefore, language)
  return `${change > 0 ? '+' : ''}${new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(change)}%`
}
