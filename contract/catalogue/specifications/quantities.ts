import { ipCodeIn, protectionOf } from '../ip-codes.ts'
import { comparedText, plainText } from './plain-text.ts'
import { readUnit, type Unit, type UnitFamily } from './units.ts'

/** How the value of a specification is parsed. */
export type Form = 'number' | 'range' | 'tolerance' | 'sizes' | 'ip' | 'list' | 'text'

export interface Measured {
  form: 'number' | 'range' | 'tolerance' | 'sizes'
  values: readonly number[]
  unit: Unit
}

export interface Protection {
  form: 'ip'
  dust: number
  water: number
}

interface Listed {
  form: 'list'
  items: readonly string[]
}

/**
 * A parsed value, with figures in the base unit. A kind of form `number` may have a range, and an accuracy class
 * becomes a tolerance.
 */
export type Quantity = Measured | Protection | Listed

export interface QuantityForm {
  form: Form
  units?: UnitFamily
  /** Start of a range that only gives its end: "below 95 %". */
  lowest?: number
}

/** Longer values are prose. */
const lengthMax = 80

const figure = '[+-]?\\d+(?:\\.\\d+)?'
const unit = '[^\\d\\s.,;、±+~-][^\\d,;、±+~]{0,15}?'
const to = ' ?(?:-|–|—|~|至|到|to|\\.{2,3}) ?'
const before =
  '(?:約|大約|可用|可達|高達|最[多長遠高大]|至少|最[少低]|低於|少於|不超過|超過|about|approx\\.?|up to|within|under|below|less than|at least|over|max(?:imum|\\.)?|typ(?:ically|ical|\\.)?|[<>≤≥~]=?)?'
const after = '(?:以?內|以?上|或以上|以下|max\\.?|typ\\.?|typical)?'

const numberPattern = new RegExp(`^${before} ?(${figure}) ?\\+? ?(${unit})? ?\\+? ?${after}$`)
const rangePattern = new RegExp(`^(${figure}) ?(${unit})??${to}(${figure}) ?(${unit})?$`)
const tolerancePattern = new RegExp(`^(?:±|\\+ ?/ ?-) ?(\\d+(?:\\.\\d+)?) ?(${unit})$`)
const classPattern = /^class ?(\d+(?:\.\d+)?) ?(s?)$|^(\d+(?:\.\d+)?) ?(s?) ?級$/
const sizePattern = /^[a-zøφ⌀長寬闊高深厚直徑 :]{0,8}(\d+(?:\.\d+)?) ?(mm|cm|m|in|毫米|厘米|米|吋)? ?[lwhdø]?$/

/** Parses a value with its unit by the form of its kind. @returns undefined when it does not match */
export function readQuantity(kind: QuantityForm, written: string): Quantity | undefined {
  const quantity = read(kind, written)
  return quantity && 'unit' in quantity ? { ...quantity, unit: asWritten(quantity.unit, written) } : quantity
}

/** Restores the unit's original spelling for display. */
function asWritten(unit: Unit, written: string): Unit {
  const text = written.normalize('NFKC')
  const start = text.toLowerCase().lastIndexOf(unit.text)
  return start < 0 ? unit : { ...unit, text: text.slice(start, start + unit.text.length) }
}

function read(kind: QuantityForm, written: string): Quantity | undefined {
  const text = figuresOf(written)
  if (text === '' || written.length > lengthMax) return undefined
  switch (kind.form) {
    case 'number':
      return numberOf(kind, text) ?? rangeOf(kind, text)
    case 'range':
      return rangeOf(kind, text) ?? openRangeOf(kind, text)
    case 'tolerance':
      return toleranceOf(text) ?? classOf(text) ?? shareOf(text)
    case 'sizes':
      return sizesOf(text)
    case 'ip':
      return protectionIn(written)
    case 'list':
      return listOf(written)
    case 'text':
      return undefined
  }
}

/** Removes thousands separators and replaces powers of units by signs, so that the remaining digits are figures. */
function figuresOf(written: string): string {
  return plainText(written)
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\/c?m)[23]/g, (power) => (power === '2' ? '²' : '³'))
    .replace(/^–(?=\d)|(?<=[~至到–—] ?|to )–(?=\d)/g, '-')
}

function measured(
  form: Measured['form'],
  family: UnitFamily | undefined,
  figures: readonly (string | undefined)[],
  written: string | undefined,
): Measured | undefined {
  const unit = readUnit(family ?? 'any', written ?? '')
  return unit && { form, values: figures.map((one) => inBase(Number(one), unit)), unit }
}

/** Rounds away floating-point errors. */
function inBase(value: number, unit: Unit): number {
  return Number((value * unit.factor).toPrecision(12))
}

function numberOf({ units }: QuantityForm, text: string): Measured | undefined {
  const found = numberPattern.exec(text)
  return found ? measured('number', units, [found[1]], found[2]) : undefined
}

/** Parses a range; both ends share one unit, given once or twice. */
function rangeOf({ units }: QuantityForm, text: string): Measured | undefined {
  const found = rangePattern.exec(text)
  if (!found) return undefined
  const [, low, first, high, second = first] = found
  const start = measured('range', units, [low, high], first ?? second)
  const end = measured('range', units, [low, high], second)
  return start && end && isOrdered(start) && areSame(start, end) ? end : undefined
}

function isOrdered(quantity: Measured): boolean {
  const [low = 0, high = 0] = quantity.values
  return low <= high
}

function areSame(one: Measured, other: Measured): boolean {
  return one.unit.base === other.unit.base && one.unit.factor === other.unit.factor
}

function openRangeOf(kind: QuantityForm, text: string): Measured | undefined {
  const end = kind.lowest === undefined ? undefined : numberOf(kind, text)
  if (!end || kind.lowest === undefined) return undefined
  return { ...end, form: 'range', values: [kind.lowest, ...end.values] }
}

function toleranceOf(text: string): Measured | undefined {
  const found = tolerancePattern.exec(text)
  return found ? measured('tolerance', 'any', [found[1]], found[2]) : undefined
}

/** Parses an accuracy class of IEC 62053, a limit of error in percent; classes with S hold at lower currents too. */
function classOf(text: string): Measured | undefined {
  const found = classPattern.exec(text)
  if (!found) return undefined
  const [, before, sign, after, signAfter] = found
  return measured('tolerance', 'any', [before ?? after], `class ${sign ?? signAfter ?? ''}`)
}

/** Parses how often a value is correct, in percent. */
function shareOf(text: string): Measured | undefined {
  const read = numberOf({ form: 'number', units: 'any' }, text)
  return read?.unit.text === '%' ? read : undefined
}

function sizesOf(text: string): Measured | undefined {
  const parts = text.split(/ ?[×x*] ?/).map((part) => sizePattern.exec(part.trim()))
  if (parts.length < 2 || parts.length > 3 || parts.includes(null)) return undefined
  const written = parts.map((part) => part?.[2]).filter((one) => one !== undefined)
  if (new Set(written).size !== 1) return undefined
  return measured(
    'sizes',
    'distance',
    parts.map((part) => part?.[1]),
    written[0],
  )
}

function protectionIn(written: string): Quantity | undefined {
  const code = ipCodeIn(written)
  return code === null ? undefined : { form: 'ip', ...protectionOf(code) }
}

function listOf(written: string): Quantity {
  const items = written.split(/[、,，;；]|及| and /).map(comparedText)
  return { form: 'list', items: items.filter((item) => item !== '') }
}

/**
 * Formats figures in a unit of the same base, with at most four significant digits.
 * @param to between the ends of a range
 */
export function writeQuantity(quantity: Measured, unit: Unit, to: string): string {
  const figures = quantity.values.map((value) => String(Number((value / unit.factor).toPrecision(4))))
  const sign = quantity.form === 'tolerance' ? '±' : ''
  return `${sign}${figures.join(quantity.form === 'sizes' ? ' × ' : to)} ${unit.text}`.trim()
}
