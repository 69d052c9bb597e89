import type * as z from 'zod/mini'
import { assumptions } from '#content/builder/assumptions.ts'
import { batteryWords, groupWords, needWords, runWords, wallWords } from '#content/builder/bill.words.ts'
import { assumptionTexts, batteryText, changeText, lineName, reasonText } from '#content/builder/line-texts.ts'
import { type Bill, type BillLine, billOf } from '#contract/builder/bill.ts'
import { type Costs, changesOf, costsOf } from '#contract/builder/costs.ts'
import { neededInputs } from '#contract/builder/inputs.ts'
import type { SystemParts, systemPdfQuerySchema } from '#contract/builder/parts.ts'
import { partsByKind } from '#contract/builder/parts.ts'
import { readSystem, type SystemInput, type SystemParameter } from '#contract/builder/system.ts'
import { lineTotals, listLine } from '#contract/catalogue/prices.ts'
import { periodWords, priceOnRequest } from '#contract/catalogue/product-words.ts'
import { colon } from '#contract/i18n/common-words.ts'
import { convertedTo, inLanguage, listIn, type Phrase } from '#contract/i18n/in-language.ts'
import type { Bilingual, ReaderLanguage } from '#contract/i18n/languages.ts'
import type { TableRow } from '#server/platform/documents/document-table.ts'
import { onRequestWords, systemWords, yearsWords } from './system.words.ts'

export type SystemQuery = z.output<typeof systemPdfQuerySchema>

export function systemOf({ language: _, ...query }: SystemQuery): SystemInput {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return readSystem(new URLSearchParams(given)).input
}

export interface SystemContent {
  building: TableRow[]
  bill: TableRow[]
  costs: TableRow[]
  changes: TableRow[]
  assumptions: string[]
}

export function contentOf(input: SystemInput, found: SystemParts, language: ReaderLanguage): SystemContent {
  const parts = partsByKind(found)
  const bill = billOf(input, parts, assumptions)
  const costs = costsOf(bill, assumptions)
  return {
    building: buildingRows(input, bill, language),
    bill: billRows(bill, costs, language),
    costs: costRows(costs, language),
    changes: changesOf(input, parts, assumptions).map(({ change, difference }) => ({
      label: changeText(change, language),
      value: `${difference > 0 ? '+' : '−'}${hkd(Math.abs(difference))}`,
    })),
    assumptions: assumptionTexts(bill, { assumptions, hasBatteries: costs.batteries.lines.length > 0 }, hkd, language),
  }
}

function buildingRows(input: SystemInput, bill: Bill, language: ReaderLanguage): TableRow[] {
  const say = <Text>(phrase: Phrase<Text>) => inLanguage(phrase, language)
  const names = input.needs.map((need) => say(needWords[need].name))
  const values: Partial<Record<SystemParameter, string>> = {
    know: listIn(names, language) || '—',
    floors: figures.format(input.floors),
    area: `${figures.format(input.area)} m²`,
    bays: figures.format(input.bays),
    ...(input.meters > 0 && { meters: figures.format(input.meters) }),
    walls: say(wallWords[input.walls]),
    run: say(runWords[input.run]),
  }
  const needed = neededInputs(input, bill)
  return inputNames.flatMap((name) => {
    const value = values[name]
    return value !== undefined && needed.has(name) ? [{ label: say(systemWords[name]), value }] : []
  })
}

const inputNames = ['know', 'floors', 'area', 'bays', 'meters', 'walls', 'run'] as const

function billRows({ lines }: Bill, { once, yearly, onRequest }: Costs, language: ReaderLanguage): TableRow[] {
  const say = <Text>(phrase: Phrase<Text>) => inLanguage(phrase, language)
  if (lines.length === 0) return [{ label: say(systemWords.nothing), value: '' }]
  const missing = onRequest > 0 ? say(onRequestWords)(onRequest) : ''
  const row = (line: BillLine) => ({
    label: `${figures.format(line.quantity)} × ${convertedTo(language, lineName(line, language))}\n${reasonText(line.reason, language)}`,
    value: lineValue(line, language),
  })
  return [
    ...billGroups.flatMap(({ title, note, kinds }) => {
      const rows = lines.filter(({ kind }) => kinds.includes(kind)).map(row)
      const heading = say(title) + (note ? `${say(colon)}${say(note)}` : '')
      return rows.length === 0 ? [] : [{ label: heading, value: '', emphasis: 'group' as const }, ...rows]
    }),
    { label: say(systemWords.once) + missing, value: hkd(once), emphasis: 'total' },
    { label: say(systemWords.yearly), value: hkd(yearly), emphasis: 'total' },
  ]
}

const billGroups: { title: Bilingual; note?: Bilingual; kinds: BillLine['kind'][] }[] = [
  { title: groupWords.devices, kinds: ['device', 'gateway'] },
  { title: groupWords.plans, note: groupWords.plansInclude, kinds: ['plan'] },
  { title: groupWords.platform, kinds: ['platform'] },
  { title: groupWords.installation, kinds: ['installation'] },
]

function costRows({ over, batteries }: Costs, language: ReaderLanguage): TableRow[] {
  const say = <Text>(phrase: Phrase<Text>) => inLanguage(phrase, language)
  const periods = over.map(({ years, cost }) => ({
    label: say(yearsWords)(years),
    value: spanText(cost.low, cost.likely, cost.high),
  }))
  if (batteries.lines.length === 0) return periods
  const changes = batteries.lines.map((each) => convertedTo(language, batteryText(each, language)))
  const label = [`${say(batteryWords.title)} (${say(batteryWords.included)})`, ...changes].join('\n')
  return [...periods, { label, value: hkd(batteries.cost) }]
}

function lineValue({ price, quantity }: BillLine, language: ReaderLanguage): string {
  const { total, connectivity } = lineTotals(listLine(price, quantity))
  const say = <Text>(phrase: Phrase<Text>) => inLanguage(phrase, language)
  const main = total === null ? say(priceOnRequest) : hkd(total) + say(periodWords[price.period])
  if (connectivity === null) return main
  const yearly = hkd(connectivity) + say(periodWords.year)
  return `${main}\n+ ${say(systemWords.connectivity)} ${yearly}`
}

const figures = new Intl.NumberFormat('en-HK', { minimumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' })

function hkd(amount: number): string {
  return `HK$${figures.format(amount)}`
}

const whole = new Intl.NumberFormat('en-HK', { maximumFractionDigits: 0 })

function spanText(low: number, likely: number, high: number): string {
  const range = low === high ? '' : `\nHK$${whole.format(low)} – ${whole.format(high)}`
  return hkd(likely) + range
}
