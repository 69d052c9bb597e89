import { type CurrencyCode, currencies } from '#contract/catalogue/money.ts'

/** Fields of results that hold amounts in the result's currency, also within `low`, `likely` and `high`. */
const amounts = new Set([
  'price',
  'unitPrice',
  'singlePrice',
  'usualPrice',
  'connectivityFee',
  'total',
  'once',
  'monthly',
  'yearly',
  'firstYear',
  'fiveYears',
  'tenYears',
  'amount',
  'workingSystem',
  'cost',
  'perDevice',
])
const ends = new Set(['low', 'likely', 'high'])
/** Units of other fields; what has none is a number of pieces. */
const units: Record<string, string> = {
  batteryYears: 'years',
  years: 'years',
  warrantyMonths: 'months',
  leadTimeDays: 'days',
  rangeKilometres: 'km',
  squareKilometres: 'km²',
  area: 'm²',
  hours: 'hours',
}

/**
 * Writes what a tool answered as a text whose figures have their units, with which the figures of an answer are compared.
 * @param output of a tool
 */
export function evidenceOf(output: unknown): string {
  const currency: unknown = Object(output).currency
  const symbol = currencies.find(({ code }) => code === currency)?.code ?? 'HKD'
  return linesOf(output, '', symbol).join('\n')
}

function linesOf(value: unknown, field: string, currency: CurrencyCode): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => linesOf(one, field, currency))
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, one]) => linesOf(one, ends.has(name) ? field : name, currency))
  }
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (typeof value !== 'number') return []
  if (amounts.has(field)) return [`${currency} ${value}`]
  return [`${value} ${units[field] ?? 'units'}`]
}
