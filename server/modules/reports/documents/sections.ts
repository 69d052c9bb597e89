import { categoryLabels } from '#contract/catalogue/products.ts'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import { customerTypeWords } from '#contract/sales/customer-words.ts'
import { analyticsTabWords } from '#contract/staff/figure-words.ts'
import type { Figure } from '#contract/staff/figures.ts'
import { colours, page, sizes, write } from '#server/platform/documents/document-type.ts'
import { areaChart, barChart, lineChart, palette, pieChart } from './charts.ts'
import { cardRow, count, figure, heading, labelsOf, legend, type Setting, width } from './parts.ts'
import { currencyNames, words } from './report.words.ts'
import { changeOf } from './rows.ts'
import { type Cell, setRows } from './table.ts'

const chartHeight = 150

export function setCards(sheet: Setting): void {
  const { revenue, orders, averageOrderValue, newCustomers } = sheet.report.cards
  const cards: [string, string, Figure][] = [
    [sheet.say(words.revenue), exactMoney(revenue.value), revenue],
    [sheet.say(words.orders), count(orders.value), orders],
    [sheet.say(words.averageOrderValue), exactMoney(averageOrderValue.value), averageOrderValue],
    [sheet.say(words.newCustomers), count(newCustomers.value), newCustomers],
  ]
  cardRow(
    sheet,
    cards.map(([label, value, figure]) => [label, value, changeOf(figure, sheet.language)]),
  )
}

export function setRevenue(sheet: Setting): void {
  const { buckets } = sheet.report.revenue
  const labels = labelsOf(sheet, buckets)
  heading(sheet, sheet.say(analyticsTabWords.revenue))
  legend(sheet, [
    [palette[0] ?? '', sheet.say(words.thisPeriod)],
    [colours.quiet, sheet.say(words.before)],
  ])
  const revenue = buckets.map((bucket, index): [string, string] => [labels[index] ?? '', exactMoney(bucket.revenue)])
  figure(sheet, sheet.say(analyticsTabWords.revenue), revenue, chartHeight + 20, (box) =>
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

export function setProducts(sheet: Setting): void {
  const { products, categories } = sheet.report.products
  heading(sheet, sheet.say(analyticsTabWords.products))
  const heads = [words.product, words.quantity, words.orders, words.revenueHkd, words.change].map(sheet.say)
  const rows = products.map(({ name, nameEn, quantity, orders, revenue }): Cell[] => [
    sheet.text(nameIn({ name, nameEn }, sheet.language)),
    count(quantity),
    count(orders),
    exactMoney(revenue.value),
    changeOf(revenue, sheet.language),
  ])
  setRows(sheet, heads, rows, [0.44, 0.1, 0.1, 0.18, 0.18], sheet.say(words.nothing))
  heading(sheet, sheet.say(words.salesByCategory), 'P')
  legend(sheet, [
    [palette[0] ?? '', sheet.say(words.thisPeriod)],
    [palette[4] ?? '', sheet.say(words.before)],
  ])
  const labels = categories.map(({ category }) => sheet.say(category ? categoryLabels[category] : words.noCategory))
  const sold = categories.map(({ revenue }, index): [string, string] => [
    labels[index] ?? '',
    exactMoney(revenue.value),
  ])
  figure(sheet, sheet.say(words.salesByCategory), sold, chartHeight, (box) =>
    barChart(sheet, box, labels, [
      { values: categories.map(({ revenue }) => revenue.before), colour: palette[4] ?? '' },
      { values: categories.map(({ revenue }) => revenue.value), colour: palette[0] ?? '' },
    ]),
  )
}

export function setCustomers(sheet: Setting): void {
  const { top, growth, firstTime, returning } = sheet.report.customers
  heading(sheet, sheet.say(analyticsTabWords.customers))
  const heads = [words.customer, words.orders, words.revenueHkd].map(sheet.say)
  const rows = top.map(({ name, orders, revenue }): Cell[] => [
    sheet.text(name) || sheet.say(words.erased),
    count(orders),
    exactMoney(revenue),
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
  heading(sheet, sheet.say(words.growth), 'P')
  const labels = labelsOf(sheet, growth)
  const totals = growth.map(({ total }, index): [string, string] => [labels[index] ?? '', count(total)])
  figure(sheet, sheet.say(words.growth), totals, chartHeight, (box) =>
    lineChart(sheet, box, labels, {
      values: growth.map(({ total }) => total),
      colour: palette[0] ?? '',
    }),
  )
}

export function setDistribution(sheet: Setting): void {
  const { categories, customerTypes, currencies } = sheet.report.distribution
  heading(sheet, sheet.say(analyticsTabWords.distribution))
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
      customerTypes.map((row) => ({ ...row, label: sheet.say(row.type ? customerTypeWords[row.type] : words.noType) })),
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
    exactMoney(revenue),
    `${percent.toFixed(1)}%`,
  ])
  setRows(sheet, heads, isEmpty ? [] : cells, [0.5, 0.3, 0.2], sheet.say(words.nothing), {
    left: isEmpty ? page.left : page.left + pieSize + 28,
  })
  sheet.y = Math.max(sheet.y, bottom)
}
