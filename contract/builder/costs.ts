import { listLine, type PricedLine, totalOver, totalsOf } from '../catalogue/prices.ts'
import type { Assumptions, Range } from './assumptions.ts'
import { wallKinds } from './assumptions.ts'
import { type Bill, type BillLine, billOf } from './bill.ts'
import type { Parts } from './parts.ts'
import type { SystemInput } from './system.ts'

/** Periods that the cost of a system is shown for. */
export const costYears = [1, 5, 10] as const
export type CostYears = (typeof costYears)[number]

/** Battery changes of a line's devices within the longest period. */
export interface BatteryChanges {
  line: BillLine
  /** Battery life in years. */
  life: number
  changes: number
}

/** Amounts in the reader's currency. */
export interface Costs {
  over: { years: CostYears; cost: Range }[]
  /** Expected single payment, and payment per year. */
  once: number
  yearly: number
  /** Number of lines without a price. */
  onRequest: number
  /** Battery changes within the longest period, where battery life is known, and their expected cost, which is included in `over`. */
  batteries: { lines: BatteryChanges[]; cost: number }
}

type Convert = (amount: number) => number
const ends = ['low', 'likely', 'high'] as const

/** @param convert from HKD to the reader's currency, two decimals */
export function costsOf(bill: Bill, assumptions: Assumptions, convert: Convert = asItIs): Costs {
  const likely = pricedLines(bill, 'likely', convert)
  const once = likely.filter(({ period }) => period === 'once').map((line) => ({ ...line, connectivityFee: null }))
  return {
    over: costYears.map((years) => ({ years, cost: rangeOver(bill, assumptions, years, convert) })),
    once: totalOver(once, 1),
    yearly: roundedCents(totalOver(likely, 2) - totalOver(likely, 1)),
    onRequest: totalsOf(likely).onRequest,
    batteries: {
      lines: bill.lines.flatMap((line) => {
        const life = line.product?.batteryYears
        const changes = batteryChanges(line, 'likely', longest)
        return life && changes > 0 ? [{ line, life, changes }] : []
      }),
      cost: totalOver(batteries(bill, assumptions, { end: 'likely', years: longest, convert }), 1),
    },
  }
}

const longest = Math.max(...costYears)

function asItIs(amount: number): number {
  return amount
}

function rangeOver(bill: Bill, assumptions: Assumptions, years: number, convert: Convert): Range {
  const [low = 0, likely = 0, high = 0] = ends.map((end) =>
    totalOver(
      [
        ...pricedLines(bill, end, convert),
        ...replacements(bill, assumptions, { end, years, convert }),
        ...batteries(bill, assumptions, { end, years, convert }),
      ],
      years,
    ),
  )
  return { low, likely, high }
}

interface Period {
  end: keyof Range
  years: number
  convert: Convert
}

function pricedLines({ lines }: Bill, end: keyof Range, convert: Convert): PricedLine[] {
  return lines.map(({ price, range }) => listLine(price, range[end], convert))
}

/** Returns what is replaced after the first year, in whole pieces; only single payments are repeated. */
function replacements(
  { lines }: Bill,
  { replacedPerThousand }: Assumptions,
  { end, years, convert }: Period,
): PricedLine[] {
  return lines
    .filter(({ kind, price }) => (kind === 'device' || kind === 'gateway') && price.period === 'once')
    .map(({ price, range }) => {
      const pieces = Math.ceil((range[end] * replacedPerThousand[end] * (years - 1)) / 1000)
      return listLine({ ...price, connectivityFee: null }, pieces, convert)
    })
}

/** A device's first battery comes with it, and the last one lasts to the end of the period. */
function batteryChanges({ kind, product, range }: BillLine, end: keyof Range, years: number): number {
  const life = product?.batteryYears
  return kind === 'device' && life ? range[end] * Math.max(0, Math.ceil(years / life) - 1) : 0
}

/** Returns the battery changes; where the buyer installs, no work is charged. */
function batteries(
  { lines }: Bill,
  { batteryPrice, batteryHours, hourlyRate }: Assumptions,
  { end, years, convert }: Period,
): PricedLine[] {
  const isInstalled = lines.some(({ kind }) => kind === 'installation')
  const listPrice = roundedCents(batteryPrice[end] + (isInstalled ? batteryHours[end] * hourlyRate : 0))
  return lines.map((line) =>
    listLine({ listPrice, period: 'once', connectivityFee: null }, batteryChanges(line, end, years), convert),
  )
}

/** A change of the input that would affect the cost. */
export type Change =
  | { code: 'walls'; walls: (typeof wallKinds)[number] }
  | { code: 'run'; run: SystemInput['run'] }
  | { code: 'installation'; installation: boolean }
  | { code: 'without'; need: SystemInput['needs'][number] }
  | { code: 'air'; perSensor: number }

export interface ChangedCost {
  change: Change
  /** The changed input. */
  input: SystemInput
  /** Difference over five years in the reader's currency; negative saves money. */
  difference: number
}

/** Maximum changes listed. */
export const changesMax = 8
const changeYears = 5

/** Returns the changes with the largest effect over five years; those without effect are left out. */
export function changesOf(
  input: SystemInput,
  parts: Parts,
  assumptions: Assumptions,
  convert: Convert = asItIs,
): ChangedCost[] {
  const costOf = (system: SystemInput) => {
    const bill = billOf(system, parts, assumptions)
    return rangeOver(bill, assumptions, changeYears, convert).likely
  }
  const present = costOf(input)
  return candidates(input)
    .map(({ change, input: changed }) => ({
      change,
      input: changed,
      difference: roundedCents(costOf(changed) - present),
    }))
    .filter(({ difference }) => difference !== 0)
    .sort((one, other) => Math.abs(other.difference) - Math.abs(one.difference))
    .slice(0, changesMax)
}

/** Removes floating-point errors of a difference. */
function roundedCents(amount: number): number {
  return Math.round(amount * 100) / 100
}

function candidates(input: SystemInput): { change: Change; input: SystemInput }[] {
  const { needs, walls, run, installation, air } = input
  const otherRun = run === 'plan' ? 'platform' : 'plan'
  return [
    ...wallKinds
      .filter((kind) => kind !== walls)
      .map((kind) => ({ change: { code: 'walls', walls: kind } as const, input: { ...input, walls: kind } })),
    { change: { code: 'run', run: otherRun }, input: { ...input, run: otherRun } },
    {
      change: { code: 'installation', installation: !installation },
      input: { ...input, installation: !installation },
    },
    ...(needs.length > 1 ? needs : []).map((need) => ({
      change: { code: 'without', need } as const,
      input: { ...input, needs: needs.filter((one) => one !== need) },
    })),
    ...(needs.includes('air')
      ? [{ change: { code: 'air', perSensor: air * 2 } as const, input: { ...input, air: air * 2 } }]
      : []),
  ]
}
