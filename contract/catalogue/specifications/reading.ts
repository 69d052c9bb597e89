import type { Specification } from '../products.ts'
import { batteryYearsOf } from './battery.ts'
import { kindNamed, type SpecificationKind, specificationKinds } from './kinds.ts'
import { plainText } from './plain-text.ts'
import { type Quantity, readQuantity } from './quantities.ts'

export interface Reading {
  kind: SpecificationKind
  /** What of several things it is about: "co2" of an accuracy of CO₂; empty where there is but one. */
  subject: string
  /** Undefined where it is text, or not as its kind is written. */
  quantity: Quantity | undefined
}

/** One name for what is measured, whatever the language. */
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

/** No name of a specification is longer. */
const nameMax = 80

/** A value with its unit, as it is written. */
export function writtenValue({ value, unit }: Pick<Specification, 'value' | 'unit'>): string {
  return unit ? `${value} ${unit}` : value
}

/**
 * Reads an entry of a product's specifications, in either language.
 * @returns undefined where its name is none that the field knows
 */
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

/** A battery's years may stand in a sentence, as filters read them there. */
function quantityOf(kind: SpecificationKind, name: string, text: string): Quantity | undefined {
  const read = readQuantity(kindNamed(kind), text)
  const years = !read && kind === 'batteryLife' ? batteryYearsOf(name, text) : undefined
  return years === undefined ? read : readQuantity(kindNamed(kind), `${years} years`)
}

function subjectOf(found: RegExpExecArray): string {
  const text = found.slice(1).find((group) => group !== undefined) ?? ''
  return subjects.find(([, names]) => names.test(text))?.[0] ?? text
}

/** What an entry is by its name and does not read as: staff are told how it is written. Nothing for what is prose by nature. */
export function unreadKindOf(specification: Specification): SpecificationKind | undefined {
  const reading = writtenValue(specification).trim() === '' ? undefined : readSpecification(specification)
  const isUnread = reading && !reading.quantity && kindNamed(reading.kind).form !== 'text'
  return isUnread ? reading.kind : undefined
}
