import { branchesOf, checkerOf, exampleOf } from './examples.ts'
import type { Parameter, Schema } from './operations.ts'

/** A value that an endpoint may be sent in place of one that fits. */
interface Value {
  /** For whoever reads a failure. */
  what: string
  value: unknown
}

/** Somewhere in a body. */
interface Place {
  path: string[]
  schema: Schema
  isRequired: boolean
}

/** A body with wrong values at some places, each of which its refusal must name. */
export interface WrongBody {
  body: unknown
  wrong: { path: string; what: string }[]
}

const nul = 'x\u0000y'
const halfCharacter = 'x\ud83dy'
const overInt32 = 2 ** 31

/** What is worth a try: a value of each type, over each bound, of no form. */
function candidates(schema: Schema): Value[] {
  const { type, minLength = 0, maxLength, minimum, maximum, minItems = 0, maxItems, items } = schema
  const listOf = (length: number) => Array(length).fill(exampleOf(items ?? {}))
  const isNumber = type === 'number' || type === 'integer'
  return [
    { what: 'a text', value: 'no such thing' },
    { what: 'a number', value: 1 },
    { what: 'true', value: true },
    { what: 'null', value: null },
    { what: 'an object', value: {} },
    { what: 'a list', value: [] },
    ...(type === 'array' ? [{ what: 'a list of a list', value: [[]] }] : []),
    ...(isNumber ? [{ what: 'a fraction', value: 1.0005 }] : []),
    ...(isNumber ? [{ what: 'a huge number', value: 1e308 }] : []),
    ...(minLength > 0 ? [{ what: 'too short a text', value: 'x'.repeat(minLength - 1) }] : []),
    ...(maxLength === undefined ? [] : [{ what: 'too long a text', value: 'x'.repeat(maxLength + 1) }]),
    ...(minimum === undefined ? [] : [{ what: 'too small a number', value: minimum - 1 }]),
    ...(maximum === undefined ? [] : [{ what: 'too large a number', value: maximum + 1 }]),
    ...(minItems > 0 ? [{ what: 'too short a list', value: listOf(minItems - 1) }] : []),
    ...(maxItems === undefined ? [] : [{ what: 'too long a list', value: listOf(maxItems + 1) }]),
  ]
}

/** What has the right type, and may be refused or not, but must break nothing: no column of PostgreSQL holds it. */
function delicate({ type }: Schema): Value[] {
  if (type === 'string')
    return [
      { what: 'a text with a NUL', value: nul },
      { what: 'half a character', value: halfCharacter },
    ]
  if (type === 'integer' || type === 'number') return [{ what: 'a number over 32 bits', value: overInt32 }]
  return []
}

/** What the contract refuses at a place. */
function wrongValues(schema: Schema): Value[] {
  const fits = checkerOf(schema)
  const values = branchesOf(schema).flatMap((branch) => [...candidates(branch), ...delicate(branch)])
  return values.filter(({ value }) => !fits(value))
}

/**
 * Bodies that between them have every value that the contract refuses at every place. Many places are wrong at once, for each is
 * named; those within others in bodies of their own.
 */
export function wrongBodies(schema: Schema): WrongBody[] {
  return branchesOf(schema).flatMap((branch) => {
    const whole = exampleOf(branch, 'all')
    const places = placesOf(branch, [], true)
    const groups = Map.groupBy(places, ({ schema: { enum: values, const: only, properties, items }, path }) => {
      if (values?.length === 1 || only !== undefined) return 'which of the alternatives'
      return properties || items ? path.length : 'no more within'
    })
    return [...groups.values()].flatMap((alike) => [...rounds(whole, alike)])
  })
}

function* rounds(whole: unknown, places: Place[]): Generator<WrongBody> {
  const values = places.map((place) => ({ ...place, values: wrongValues(place.schema) }))
  const most = Math.max(...values.map((place) => place.values.length))
  for (let round = 0; round < most; round += 1) {
    const wrong = values.flatMap(({ path, values: { [round]: one } }) => (one ? [{ path, ...one }] : []))
    const body = wrong.reduce((changed, { path, value }) => withValue(changed, path, value), whole)
    yield { body, wrong: wrong.map(({ path, what }) => ({ path: path.join('.'), what })) }
  }
  const missing = places.filter(({ isRequired, path }) => isRequired && path.length > 0)
  if (missing.length > 0) {
    const body = missing.reduce((changed, { path }) => withValue(changed, path, undefined), whole)
    yield { body, wrong: missing.map(({ path }) => ({ path: path.join('.'), what: 'not there' })) }
  }
  const strict = places.filter((place) => place.schema.additionalProperties === false)
  if (strict.length > 0) {
    const paths = strict.map(({ path }) => [...path, 'nonsense'])
    const body = paths.reduce((changed, path) => withValue(changed, path, 1), whole)
    yield { body, wrong: paths.map((path) => ({ path: path.join('.'), what: 'unknown' })) }
  }
}

/** Bodies that fit the contract, with one delicate value each. @param right a body that is taken */
export function delicateBodies(schema: Schema, right: unknown): { what: string; path: string; body: unknown }[] {
  return branchesOf(schema).flatMap((branch) => {
    const base = checkerOf(branch)(right) ? right : exampleOf(branch)
    return placesOf(branch, [], true).flatMap(({ path, schema: place }) => {
      const fits = checkerOf(place)
      return branchesOf(place)
        .flatMap(delicate)
        .filter(({ value }) => fits(value))
        .map(({ what, value }) => ({
          what,
          path: path.join('.'),
          body: withValue(withContainers(base, exampleOf(branch, 'all'), path), path, value),
        }))
    })
  })
}

/** Every place of a body that has a single form. */
function placesOf(schema: Schema, path: string[], isRequired: boolean): Place[] {
  const forms = branchesOf(schema).filter(({ type }) => type !== 'null')
  const [form] = forms
  const place = { path, schema, isRequired }
  if (!form || forms.length > 1) return [place]
  const fields = Object.entries(form.properties ?? {}).flatMap(([name, property]) =>
    placesOf(property, [...path, name], form.required?.includes(name) ?? false),
  )
  const items = form.items ? placesOf(form.items, [...path, '0'], false) : []
  return [place, ...fields, ...items]
}

function withValue(whole: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(whole))
    return whole.map((item, index) => (String(index) === name ? withValue(item, rest, value) : item))
  const fields: Record<string, unknown> = { ...Object(whole) }
  return { ...fields, [name]: withValue(fields[name], rest, value) }
}

/** With what stands around a place, where it is not there. */
function withContainers(whole: unknown, full: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined || rest.length === 0) return whole ?? full
  if (Array.isArray(full)) {
    const items: unknown[] = Array.isArray(whole) && whole.length > 0 ? whole : full
    return items.map((item, index) => (String(index) === name ? withContainers(item, full[index], rest) : item))
  }
  const fields: Record<string, unknown> = { ...Object(whole) }
  return { ...fields, [name]: withContainers(fields[name], Object(full)[name], rest) }
}

/** What can be wrong with a parameter of a path or a query, which is always a text. */
export function wrongTexts({ in: place, schema }: Parameter): { what: string; value: string; isDelicate: boolean }[] {
  const isNumber = schema.type === 'number' || schema.type === 'integer'
  const fits = checkerOf(schema)
  const isFree = (text: string) => fits(isNumber ? Number(text || Number.NaN) : text)
  const wrong = branchesOf(schema)
    .flatMap((branch) => [...candidates(branch), ...delicate(branch)])
    .filter(({ value }) => value !== halfCharacter && ['string', 'number'].includes(typeof value))
    .map(({ what, value }) => ({ what, value: String(value), isDelicate: isFree(String(value)) }))
  // a text of a query without any bound is a list of choices, which JSON Schema does not tell
  const isChoice = place === 'query' && Object.keys(schema).join() === 'type' && schema.type === 'string'
  return wrong.flatMap((one) => {
    if (!one.isDelicate) return [one]
    if (isChoice && one.what === 'a text') return [{ ...one, isDelicate: false }]
    return one.value === nul || one.value === String(overInt32) ? [one] : []
  })
}
