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

/** What one product says in a line. */
export interface AlignedValue {
  text: string
  /** As the product has it, where that is another unit than the line's. */
  original?: string
}

/** One specification over all products: `values` has a place for each, undefined where it has no such entry. */
export interface AlignedRow {
  key: string
  /** As the first product that has it calls it. */
  name: string
  /** Undefined where the field knows no such specification, which then stands by its name. */
  kind: SpecificationKind | undefined
  /** It is one of several of its kind: the accuracy of one thing that is measured. */
  hasSubject: boolean
  group: SpecificationGroup
  values: (AlignedValue | undefined)[]
  /** Which are better than the rest, by their places. */
  best: number[]
  standing: Standing
}

/** Whether all say the same, some say something else, or there is but one that says it. */
export type Standing = 'equal' | 'different' | 'single'

interface Said {
  text: string
  /** Undefined where it is text. */
  quantity: Quantity | undefined
}

interface Line extends Pick<AlignedRow, 'key' | 'name' | 'kind' | 'hasSubject'> {
  said: (Said | undefined)[]
}

const order = Object.keys(specificationKinds)

/**
 * Puts the entries of several products side by side: those that the field knows by what they are, whatever they are called and in which
 * units; all others by their names. What is known comes first, in the order of its rules; of the rest the first product's order leads.
 * @param products the entries of each; of two that say the same of one product, the first counts
 * @param to between the ends of a range
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

/** Two that say different things are told both, and nobody knows which counts. */
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

/** The first product's unit is all others', where they can be told in it. */
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
