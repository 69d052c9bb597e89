import * as z from 'zod/mini'
import type { FieldFault } from './staff-field-faults.ts'

/** What fills in a fault's message, and may be read without it. */
export const faultParamsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))
export type FaultParams = z.infer<typeof faultParamsSchema>

/** Of an issue of the schema library, what a fault follows from. */
interface Issue {
  code?: unknown
  /** What the schema's check names, or the library's own words. */
  message: string
  params?: unknown
  origin?: unknown
  minimum?: unknown
  maximum?: unknown
  divisor?: unknown
  expected?: unknown
  format?: unknown
  values?: unknown
}

interface Fault {
  code: FieldFault
  params?: FaultParams
}

/** The fault of an issue: the one that its schema names, filled in by what the check gives along; else what its bounds say. */
export function faultOfIssue(issue: Issue, isNamed: (text: string) => text is FieldFault): Fault {
  const shape = shapeFaultOf(issue)
  if (!isNamed(issue.message) || issue.message === shape.code) return shape
  const params = z.safeParse(faultParamsSchema, issue.params).data
  return { code: issue.message, ...(params && { params }) }
}

const below = { string: 'too_short', array: 'too_few', number: 'too_small' } as const
const above = { string: 'too_long', array: 'too_many', number: 'too_large' } as const

function shapeFaultOf({ code, origin, minimum, maximum, divisor, expected, format, values }: Issue): Fault {
  const kind = origin === 'string' || origin === 'array' ? origin : 'number'
  if (code === 'too_small') return { code: below[kind], params: { minimum: Number(minimum) } }
  if (code === 'too_big') return { code: above[kind], params: { maximum: Number(maximum) } }
  if (code === 'not_multiple_of') return { code: 'not_multiple', params: { divisor: Number(divisor) } }
  if (code === 'invalid_type') return { code: 'wrong_type', params: { expected: String(expected) } }
  if (code === 'invalid_format') return { code: 'wrong_format', params: { format: String(format) } }
  if (code === 'invalid_value' && Array.isArray(values)) {
    return { code: 'not_offered', params: { values: values.map(String) } }
  }
  return { code: 'invalid' }
}
