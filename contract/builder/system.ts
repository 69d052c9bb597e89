import { type Need, needs, quoteQuantityMax } from '../sales/offerings.ts'
import { type Walls, wallKinds } from './assumptions.ts'

/** With plans, which include platform and connectivity, or on the platform with connectivity per device. */
export const runKinds = ['plan', 'platform'] as const
export type Run = (typeof runKinds)[number]

/** Lines that a bill of materials may have. */
export const lineKeys = [
  ...needs,
  'gateway',
  ...needs.map((need) => `plan-${need}` as const),
  'platform',
  'installation',
] as const
export type LineKey = (typeof lineKeys)[number]

/** A buyer's change of a line. */
export interface Edit {
  quantity?: number
  slug?: string
}
export type Edits = Partial<Record<LineKey, Edit>>

/** A building and what is to be monitored, as entered by a buyer. */
export interface SystemInput {
  needs: Need[]
  floors: number
  /** Square metres per floor. */
  area: number
  bays: number
  /** Meters to install; 0: one per floor plus those of the building. */
  meters: number
  walls: Walls
  run: Run
  installation: boolean
  /** Leak sensors per floor. */
  leaks: number
  /** Square metres per air quality sensor. */
  air: number
  edits: Edits
}

export const numberFields = ['floors', 'area', 'bays', 'meters', 'leaks', 'air'] as const
export type NumberField = (typeof numberFields)[number]

/** Bounds of each number. Within them no bill exceeds the maximum quantity of a quotation. */
export const systemBounds: Record<NumberField, { low: number; high: number }> = {
  floors: { low: 1, high: 150 },
  area: { low: 20, high: 20_000 },
  bays: { low: 0, high: 5000 },
  meters: { low: 0, high: 5000 },
  leaks: { low: 0, high: 50 },
  air: { low: 50, high: 2000 },
}

/** Default input: an office tower of 25 storeys. */
export const initialSystem: SystemInput = {
  needs: [...needs],
  floors: 25,
  area: 900,
  bays: 80,
  meters: 0,
  walls: 'partition',
  run: 'plan',
  installation: true,
  leaks: 3,
  air: 300,
  edits: {},
}

/** Query parameters in order; `lines` contains the edits. */
export const systemParameters = ['know', ...numberFields, 'walls', 'run', 'installation', 'lines'] as const
export type SystemParameter = (typeof systemParameters)[number]

/** Maximum characters of the edits in an address. */
export const editsMax = 2000

interface ReadSystem {
  input: SystemInput
  /** Parameters that were invalid and were clamped or reset. */
  corrected: SystemParameter[]
}

/** Parses query parameters. Unreadable values get their default; numbers are clamped to their bounds. */
export function readSystem(parameters: Pick<URLSearchParams, 'get'>): ReadSystem {
  const corrected: SystemParameter[] = []
  function read<Value extends SystemInput[keyof SystemInput]>(
    name: SystemParameter,
    parse: (text: string) => Value | undefined,
    initial: Value,
  ): Value {
    const text = parameters.get(name)?.trim()
    if (text === undefined) return initial
    const value = parse(text)
    if (value === undefined || inOrder(textOf(value)) !== inOrder(text)) corrected.push(name)
    return value ?? initial
  }
  const number = (field: NumberField) => read(field, (text) => nearest(text, field), initialSystem[field])
  const input: SystemInput = {
    needs: read('know', needsOf, initialSystem.needs),
    floors: number('floors'),
    area: number('area'),
    bays: number('bays'),
    meters: number('meters'),
    leaks: number('leaks'),
    air: number('air'),
    walls: read('walls', (text) => wallKinds.find((kind) => kind === text), initialSystem.walls),
    run: read('run', (text) => runKinds.find((kind) => kind === text), initialSystem.run),
    installation: read('installation', yesNo, initialSystem.installation),
    edits: read('lines', editsOf, initialSystem.edits),
  }
  return { input, corrected }
}

/** Sorts a list, whose order does not matter. */
function inOrder(text: string): string {
  return text.split(/[._]/).sort().join()
}

function nearest(text: string, field: NumberField): number | undefined {
  const number = text === '' ? Number.NaN : Number(text)
  if (Number.isNaN(number)) return undefined
  const { low, high } = systemBounds[field]
  return Math.min(high, Math.max(low, Math.round(number)))
}

function yesNo(text: string): boolean | undefined {
  return text === 'yes' ? true : text === 'no' ? false : undefined
}

/** Parses "leak.air" in any order; "none" is an empty list. */
function needsOf(text: string): Need[] | undefined {
  const named = text.split('.')
  const found = needs.filter((need) => named.includes(need))
  return found.length > 0 || text === 'none' ? found : undefined
}

const editPattern = /^(?<key>[a-z-]+)\.(?<quantity>\d{0,7})(?:\.(?<slug>[^._]{1,200}))?$/u

/** Parses "leak.40_air..iaq-pro": 40 leak sensors, and another air sensor. Invalid entries are skipped. */
function editsOf(text: string): Edits {
  const edits: Edits = {}
  for (const part of text.slice(0, editsMax).split('_')) {
    const { key, quantity, slug } = editPattern.exec(part)?.groups ?? {}
    const line = lineKeys.find((known) => known === key)
    if (!line || (!quantity && !slug)) continue
    edits[line] = {
      ...(quantity && { quantity: Math.min(quoteQuantityMax, Number(quantity)) }),
      ...(slug && { slug }),
    }
  }
  return edits
}

/** Formats a value as a query parameter. */
function textOf(value: SystemInput[keyof SystemInput]): string {
  if (Array.isArray(value)) return value.join('.') || 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'object') return editsText(value)
  return String(value)
}

function editsText(edits: Edits): string {
  return lineKeys
    .flatMap((key) => {
      const { quantity, slug } = edits[key] ?? {}
      if (quantity === undefined && slug === undefined) return []
      return [`${key}.${quantity ?? ''}${slug === undefined ? '' : `.${slug}`}`]
    })
    .join('_')
}

/** Returns the query parameters of a system, without defaults. */
export function parametersOf(input: SystemInput): Record<SystemParameter, string | undefined> {
  const { needs: know, edits: lines, ...rest } = input
  const given: Record<SystemParameter, SystemInput[keyof SystemInput]> = { know, lines, ...rest }
  const initial: Record<SystemParameter, SystemInput[keyof SystemInput]> = {
    ...initialSystem,
    know: initialSystem.needs,
    lines: initialSystem.edits,
  }
  const texts = systemParameters.map((name) => {
    const text = textOf(given[name])
    return [name, text === textOf(initial[name]) ? undefined : text] as const
  })
  return Object.fromEntries(texts) as Record<SystemParameter, string | undefined>
}

/** Returns the query string, such as "floors=12&know=leak.air"; empty for the default input. */
export function systemQuery(input: SystemInput): string {
  const given = Object.entries(parametersOf(input)).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, text]],
  )
  return new URLSearchParams(given).toString()
}
