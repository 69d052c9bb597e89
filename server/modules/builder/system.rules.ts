import type * as z from 'zod/mini'
import { assumptions } from '#content/builder/assumptions.ts'
import { assumptionWords } from '#content/builder/assumptions.words.ts'
import { needWords, runWords, wallWords } from '#content/builder/bill.words.ts'
import { changeText, lineName, reasonText } from '#content/builder/line-texts.ts'
import { type Bill, type BillLine, billOf } from '#contract/builder/bill.ts'
import { type Costs, changesOf, costsOf } from '#contract/builder/costs.ts'
import type { SystemParts, systemPdfQuerySchema } from '#contract/builder/parts.ts'
import { partsByKind } from '#contract/builder/parts-values.ts'
import { readSystem, type SystemInput } from '#contract/builder/system.ts'
import { lineTotals, listLine } from '#contract/catalogue/prices.ts'
import { periodWords, priceOnRequest } from '#contract/catalogue/product-words.ts'
import { convertedTo, inLanguage, listIn, type Phrase } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
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
  const say = <Text>(phrase: Phrase<Text>) => inLanguage(phrase, language)
  return {
    building: buildingRows(input, language),
    bill: billRows(bill, costs, language),
    costs: costs.over.map(({ years, cost }) => ({
      label: say(yearsWords)(years),
      value: spanText(cost.low, cost.likely, cost.high),
    })),
    changes: changesOf(input, parts, assumptions).map(({ change, difference }) => ({
      label: changeText(change, language),
      value: `${difference > 0 ? '+' : '−'}${hkd(Math.abs(difference))}`,
    })),
    assumptions: assumptionWords.map((words) => say(words)(assumptions, hkd(assumptions.hourlyRate))),
  }
}

function buildingRows(input: SystemInput, language: ReaderLanguage): TableRow[] {
  const say = <Text>(phrase: Phrase<Text>) => inLanguage(phrase, language)
  const names = input.needs.map((need) => say(needWords[need].name))
  return [
    { label: say(systemWords.know), value: listIn(names, language) || '—' },
    { label: say(systemWords.floors), value: figures.format(input.floors) },
    { label: say(systemWords.area), value: `${figures.format(input.area)} m²` },
    { label: say(systemWords.bays), value: figures.format(input.bays) },
    { label: say(systemWords.walls), value: say(wallWords[input.walls]) },
    { label: say(systemWords.run), value: say(runWords[input.run]) },
  ]
}

function billRows({ lines }: Bill, { once, yearly, onRequest }: Costs, language: ReaderLanguage): TableRow[] {
  const say = <Text>(phrase: Phrase<Text>) => inLanguage(phrase, language)
  if (lines.length === 0) return [{ label: say(systemWords.nothing), value: '' }]
  const missing = onRequest > 0 ? say(onRequestWords)(onRequest) : ''
  return [
    ...lines.map((line) => ({
      label: `${figures.format(line.quantity)} × ${convertedTo(language, lineName(line, language))}\n${reasonText(line.reason, language)}`,
      value: lineValue(line, language),
    })),
    { label: say(systemWords.once) + missing, value: hkd(once), emphasis: 'total' },
    { label: say(systemWords.yearly), value: hkd(yearly), emphasis: 'total' },
  ]
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
