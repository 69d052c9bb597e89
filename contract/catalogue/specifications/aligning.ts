import type { Specification } from '../products.ts'
import { kindNamed, type SpecificationGroup, type SpecificationKind, specificationKinds } from './kinds.ts'
import { comparedText } from './plain-text.ts'
import { type Measured, type Quantity, writeQuantity } from './quantities.ts'
import { areEqual, bestOf } from './ranking.ts'
import { readSpecification, writtenValue } from './reading.ts'

/** A product's cell of a row. */
export interface AlignedValue {
  text: string
  /** The product's own value, if the row converts it to another unit. */
  original?: string
}

/** One property over all products: `values` has an entry per product, undefined if it lacks the property. */
export interface AlignedRow {
  key: string
  /** As the first product names it. */
  name: string
  /** Undefined for an unknown specification, which is matched by name. */
  kind: SpecificationKind | undefined
  /** One of several of its kind, such as the accuracy of each measurement. */
  hasSubject: boolean
  group: SpecificationGroup
  values: (AlignedValue | undefined)[]
  /** Indexes of the products that are better than the rest. */
  best: number[]
  agreement: Agreement
}

/** All products agree, some differ, or only one has the property. */
export type Agreement = 'equal' | 'different' | 'single'

interface ProductValue {
  text: string
  /** Undefined for text. */
  quantity: Quantity | undefined
}

interface Line extends Pick<AlignedRow, 'key' | 'name' | 'kind' | 'hasSubject'> {
  values: (ProductValue | undefined)[]
}

const order = Object.keys(specificationKinds)

/**
 * Aligns the specifications of several products: known kinds by meaning, whatever their name and unit, others by name.
 * Known kinds come first, in the order of their rules; the rest follows the first product's order.
 * @param products if a product has the same property twice, the first counts
 * @param to separator between the ends of a range
 */
export function alignEntries(products: readonly (readonly Specification[])[], to: string): AlignedRow[] {
  const lines = new Map<string, Line>()
  products.forEach((entries, place) => {
    for (const entry of entries) addEntry(lines, entry, place, products.length)
  })
  const rows = [...lines.values()].map((line) => rowOf(line, to))
  const placeOf = ({ kind }: AlignedRow) => (kind ? order.indexOf(kind) : order.length)
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
}

function addEntry(lines: Map<string, Line>, entry: Specification, place: number, count: number): void {
  const reading = readSpecification(entry)
  const kind = reading?.kind
  const subject = reading?.subject ?? ''
  const key = kind ? `${kind} ${subject}` : `: ${comparedText(entry.name)}`
  const line = lines.get(key) ?? {
    key,
    name: entry.name,
    kind,
    hasSubject: subject !== '',
    values: Array(count).fill(undefined),
  }
  line.values[place] = joined(line.values[place], { text: writtenValue(entry), quantity: reading?.quantity })
  lines.set(key, line)
}

/** Keeps both texts if two entries of a product disagree. */
function joined(former: ProductValue | undefined, value: ProductValue): ProductValue {
  if (!former || former.text === '') return value
  if (value.text === '' || areSame(former, value)) return former
  return { text: `${former.text} · ${value.text}`, quantity: undefined }
}

function areSame(one: ProductValue, other: ProductValue): boolean {
  if (one.quantity && other.quantity) return areEqual(one.quantity, other.quantity)
  return comparedText(one.text) === comparedText(other.text)
}

function rowOf({ values, ...line }: Line, to: string): AlignedRow {
  const { group, better } = line.kind ? kindNamed(line.kind) : { group: 'other' as const, better: undefined }
  const quantities = values.map((one) => one && (one.quantity ?? null))
  return {
    ...line,
    group,
    values: inOneUnit(values, to),
    best: bestOf(better, quantities),
    agreement: agreementOf(values),
  }
}

function agreementOf(values: readonly (ProductValue | undefined)[]): Agreement {
  const [first, ...others] = values.filter((one) => one !== undefined)
  if (!first || (others.length === 0 && values.length > 1)) return 'single'
  return others.length === values.length - 1 && others.every((one) => areSame(first, one)) ? 'equal' : 'different'
}

/** Converts values to the first product's unit where possible. */
function inOneUnit(values: readonly (ProductValue | undefined)[], to: string): (AlignedValue | undefined)[] {
  const first = values.find((one) => one !== undefined)?.quantity
  return values.map((one) => {
    if (!one || !first || !isMeasured(first)) return one && { text: one.text }
    return convertedValue(first, one, to)
  })
}

function convertedValue({ unit }: Measured, { text, quantity }: ProductValue, to: string): AlignedValue {
  if (!quantity || !isMeasured(quantity) || quantity.unit.base !== unit.base) return { text }
  if (comparedText(quantity.unit.text) === comparedText(unit.text)) return { text }
  const converted = writeQuantity(quantity, unit, to)
  return quantity.unit.factor === unit.factor ? { text: converted } : { text: converted, original: text }
}

function isMeasured(quantity: Quantity): quantity is Measured {
  return 'unit' in quantity
}
