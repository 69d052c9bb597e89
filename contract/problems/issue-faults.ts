import * as z from 'zod/mini'
import type { FieldFault } from './staff-field-faults.ts'

/** Parameters of a message. */
export const faultParamsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))
export type FaultParams = z.infer<typeof faultParamsSchema>

/** Fields of a schema issue that determine the code. */
interface Issue {
  code?: unknown
  /** A code, or the library's message. */
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

/**
 * Returns the code of an issue: the one named by its schema, with the check's parameters, or else one derived from
 * its bounds.
 */
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
