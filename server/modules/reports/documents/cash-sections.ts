import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import { inLanguage, nameIn } from '#contract/i18n/in-language.ts'
import { analyticsTabWords } from '#contract/staff/figure-words.ts'
import { funnelStepWords, funnelWords } from '#contract/staff/funnel.ts'
import { marginAnalyticsWords, marginWords, uncostedRevenueWords } from '#contract/staff/margin-words.ts'
import type { MarginAnalytics, MarginTotals } from '#contract/staff/margins.ts'
import { cardRow, count, heading, type Setting } from './parts.ts'
import { words } from './report.words.ts'
import { type Cell, setRows } from './table.ts'

export function setMargins(sheet: Setting, { totals, products, orders }: MarginAnalytics): void {
  const { revenue, cost, margin, percent, uncosted } = totals
  heading(sheet, sheet.say(analyticsTabWords.margins))
  const left = uncosted.rows > 0 ? inLanguage(uncostedRevenueWords, sheet.language)(exactMoney(uncosted.revenue)) : ''
  cardRow(sheet, [
    [sheet.say(marginWords.revenue), exactMoney(revenue), ''],
    [sheet.say(marginWords.cost), exactMoney(cost), ''],
    [sheet.say(marginWords.margin), exactMoney(margin), percentOf(percent)],
    [sheet.say(marginAnalyticsWords.uncosted), count(uncosted.rows), left],
  ])
  setRanking(
    sheet,
    sheet.say(marginAnalyticsWords.byProduct),
    products.map((row) => ({ ...row, name: sheet.text(nameIn(row, sheet.language)) })),
  )
  setRanking(
    sheet,
    sheet.say(marginAnalyticsWords.byOrder),
    orders.map((row) => ({
      ...row,
      name: `${row.reference}  ${sheet.text(row.customerName) || sheet.say(words.erased)}`,
    })),
  )
}

type RankedMargin = MarginTotals & { name: string; quantity: number }

function setRanking(sheet: Setting, title: string, ranked: RankedMargin[]): void {
  heading(sheet, title, 'P')
  const { quantity, revenueHkd, costHkd, marginHkd, percent } = marginWords
  const heads = ['', ...[quantity, revenueHkd, costHkd, marginHkd, percent].map(sheet.say)]
  const unknown = sheet.say(marginAnalyticsWords.unknown)
  const rows = ranked.map((row): Cell[] => [
    row.name,
    count(row.quantity),
    ...(row.rows > 0
      ? [row.revenue, row.cost, row.margin].map((amount) => exactMoney(amount))
      : ['', unknown, unknown]),
    percentOf(row.percent),
  ])
  setRows(sheet, heads, rows, [0.34, 0.08, 0.17, 0.16, 0.16, 0.09], sheet.say(words.nothing))
}

export function setFunnel(sheet: Setting): void {
  const { steps } = sheet.report.funnel
  heading(sheet, sheet.say(analyticsTabWords.funnel))
  const heads = [funnelWords.step, funnelWords.count, words.share, words.valueHkd, funnelWords.days].map(sheet.say)
  const rows = steps.map(({ step, count: taken, percent, value, days }): Cell[] => [
    sheet.say(funnelStepWords[step]),
    count(taken),
    percentOf(percent),
    exactMoney(value),
    days === null ? '' : count(days),
  ])
  const isEmpty = steps.every((step) => step.count === 0)
  setRows(sheet, heads, isEmpty ? [] : rows, [0.4, 0.14, 0.14, 0.2, 0.12], sheet.say(words.nothing))
}

function percentOf(percent: number | null): string {
  return percent === null ? '' : `${percent.toFixed(1)}%`
}
