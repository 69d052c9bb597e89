import type { Specification } from '#contract/catalogue/products.ts'
import {
  kindNamed,
  type SpecificationGroup,
  type SpecificationKind,
  specificationKinds,
} from '#contract/catalogue/specifications/kinds.ts'
import { comparedText } from '#contract/catalogue/specifications/plain-text.ts'
import { type Measured, type Quantity, writeQuantity } from '#contract/catalogue/specifications/quantities.ts'
import { areEqual, bestOf } from '#contract/catalogue/specifications/ranking.ts'
import { readSpecification, writtenValue } from '#contract/catalogue/specifications/reading.ts'

/** What one product says in a row. */
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
  standing: Standing
}

/** All products agree, some differ, or only one has the property. */
export type Standing = 'equal' | 'different' | 'single'

interface Said {
  text: string
  /** Undefined for text. */
  quantity: Quantity | undefined
}

interface Line extends Pick<AlignedRow, 'key' | 'name' | 'kind' | 'hasSubject'> {
  said: (Said | undefined)[]
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
    said: Array(count).fill(undefined),
  }
  line.said[place] = joined(line.said[place], { text: writtenValue(entry), quantity: reading?.quantity })
  lines.set(key, line)
}

/** Keeps both texts if two entries of a product disagree. */
function joined(former: Said | undefined, said: Said): Said {
  if (!former || former.text === '') return said
  if (said.text === '' || areSame(former, said)) return former
  return { text: `${former.text} · ${said.text}`, quantity: undefined }
}

function areSame(one: Said, other: Said): boolean {
  if (one.quantity && other.quantity) return areEqual(one.quantity, other.quantity)
  return comparedText(one.text) === comparedText(other.text)
}

function rowOf({ said, ...line }: Line, to: string): AlignedRow {
  const { group, better } = line.kind ? kindNamed(line.kind) : { group: 'other' as const, better: undefined }
  const quantities = said.map((one) => one && (one.quantity ?? null))
  return {
    ...line,
    group,
    values: inOneUnit(said, to),
    best: bestOf(better, quantities),
    standing: standingOf(said),
  }
}

function standingOf(said: readonly (Said | undefined)[]): Standing {
  const [first, ...others] = said.filter((one) => one !== undefined)
  if (!first || (others.length === 0 && said.length > 1)) return 'single'
  return others.length === said.length - 1 && others.every((one) => areSame(first, one)) ? 'equal' : 'different'
}

/** Converts values to the first product's unit where possible. */
function inOneUnit(said: readonly (Said | undefined)[], to: string): (AlignedValue | undefined)[] {
  const first = said.find((one) => one !== undefined)?.quantity
  return said.map((one) => {
    if (!one || !first || !isMeasured(first)) return one && { text: one.text }
    return toldIn(first, one, to)
  })
}

function toldIn({ unit }: Measured, { text, quantity }: Said, to: string): AlignedValue {
  if (!quantity || !isMeasured(quantity) || quantity.unit.base !== unit.base) return { text }
  if (comparedText(quantity.unit.text) === comparedText(unit.text)) return { text }
  const told = writeQuantity(quantity, unit, to)
  return quantity.unit.factor === unit.factor ? { text: told } : { text: told, original: text }
}

function isMeasured(quantity: Quantity): quantity is Measured {
  return 'unit' in quantity
}
