import type { Specification } from '../products.ts'
import { batteryYearsOf } from './battery.ts'
import { kindNamed, type SpecificationKind, specificationKinds } from './kinds.ts'
import { plainText } from './plain-text.ts'
import { type Quantity, readQuantity } from './quantities.ts'

export interface Reading {
  kind: SpecificationKind
  /** The measurement if there are several, such as "co2" for the accuracy of CO₂; else empty. */
  subject: string
  /** undefined for text and values that could not be parsed. */
  quantity: Quantity | undefined
}

/** Normalized names of measured subjects in both languages. */
const subjects: [subject: string, names: RegExp][] = [
  ['co2', /^(?:co2|二氧化碳|carbon dioxide)$/],
  ['temperature', /^(?:temp(?:erature)?|溫度)$/],
  ['humidity', /^(?:(?:relative )?humidity|rh|(?:相對)?濕度)$/],
  ['pm2.5', /^pm ?2\.5$/],
  ['people', /^(?:people|people counting|counting|人流)$/],
  ['formaldehyde', /^(?:hcho|formaldehyde|甲醛)$/],
]

const names = Object.keys(specificationKinds) as SpecificationKind[]
const patterns = names.map((kind) => {
  const { named, alsoNamed } = kindNamed(kind)
  return { kind, named: whole(named), alsoNamed: whole(alsoNamed) }
})

function whole(pattern: string | undefined): RegExp | undefined {
  return pattern === undefined ? undefined : new RegExp(`^(?:${pattern})$`, 'i')
}

/** Names of specifications are shorter. */
const nameMax = 80

export function writtenValue({ value, unit }: Pick<Specification, 'value' | 'unit'>): string {
  return unit ? `${value} ${unit}` : value
}

/** Parses an entry of a product's specifications in either language. @returns undefined when its name is unknown */
export function readSpecification(specification: Specification): Reading | undefined {
  const name = plainText(specification.name).replace(/[ :]+$/, '')
  if (name.length > nameMax) return undefined
  const text = writtenValue(specification)
  for (const { kind, named } of patterns) {
    const found = named?.exec(name)
    if (found) return { kind, subject: subjectOf(found), quantity: quantityOf(kind, specification.name, text) }
  }
  for (const { kind, alsoNamed } of patterns) {
    const found = alsoNamed?.exec(name)
    const quantity = found ? quantityOf(kind, specification.name, text) : undefined
    if (found && (quantity || kindNamed(kind).form === 'text')) return { kind, subject: subjectOf(found), quantity }
  }
  return undefined
}

/** Battery life may be part of a sentence, as in filters. */
function quantityOf(kind: SpecificationKind, name: string, text: string): Quantity | undefined {
  const read = readQuantity(kindNamed(kind), text)
  const years = !read && kind === 'batteryLife' ? batteryYearsOf(name, text) : undefined
  return years === undefined ? read : readQuantity(kindNamed(kind), `${years} years`)
}

function subjectOf(found: RegExpExecArray): string {
  const text = found.slice(1).find((group) => group !== undefined) ?? ''
  return subjects.find(([, names]) => names.test(text))?.[0] ?? text
}

/**
 * Returns the kind of an entry whose value cannot be parsed, so that staff see an example. Textual kinds are
 * excluded.
 */
export function unreadKindOf(specification: Specification): SpecificationKind | undefined {
  const reading = writtenValue(specification).trim() === '' ? undefined : readSpecification(specification)
  const isUnread = reading && !reading.quantity && kindNamed(reading.kind).form !== 'text'
  return isUnread ? reading.kind : undefined
}
