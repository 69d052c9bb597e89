import * as z from 'zod/mini'
import { staffFault } from '../problems/staff-field-faults.ts'

/** Variables of reply templates. In a text they stand as `{{reference}}`. */

/** Kinds of records whose buyer can be written to. */
export const replyKinds = ['enquiry', 'demo-request', 'quote', 'order'] as const
export type ReplyKind = (typeof replyKinds)[number]

const common = [
  'customer_name',
  'customer_company',
  'reference',
  'products',
  'staff_name',
  'our_company',
  'our_phone',
] as const

/** Variables that each kind of record can fill in. */
export const replyVariables = {
  enquiry: common,
  'demo-request': [...common, 'demo_time'],
  quote: [...common, 'quantity', 'total', 'valid_until', 'quote_link'],
  order: [...common, 'quantity', 'total', 'purchase_order', 'carrier', 'tracking_number', 'tracking_link'],
} as const satisfies Record<ReplyKind, readonly string[]>
export type ReplyVariable = (typeof replyVariables)[ReplyKind][number]

export const allReplyVariables: ReplyVariable[] = [...new Set(replyKinds.flatMap((kind) => [...replyVariables[kind]]))]

const tokens = /\{\{([a-z_]+)\}\}/g

/** Returns how a variable stands in a text. */
export const variableToken = (name: string) => `{{${name}}}`

/** Returns the names in a text, each once; unknown ones too. */
export function variablesIn(text: string): string[] {
  return [...new Set([...text.matchAll(tokens)].map(([, name = '']) => name))]
}

/** Fills in the variables that have a value; others stay as they are. */
export function fillVariables(text: string, values: Partial<Record<string, string>>): string {
  return text.replace(tokens, (token, name: string) => values[name] || token)
}

export function isReplyVariable(name: string): name is ReplyVariable {
  return allReplyVariables.some((variable) => variable === name)
}

/** Returns the first variable of a text that a kind of record cannot fill in. */
export function foreignVariable(text: string, kind: ReplyKind): string | undefined {
  const own: readonly string[] = replyVariables[kind]
  return variablesIn(text).find((name) => !own.includes(name))
}

/** Refuses a text that still has a variable. */
export const withoutVariables = z.check<string>(({ value, issues }) => {
  const [name] = variablesIn(value)
  if (name === undefined) return
  issues.push({ code: 'custom', message: staffFault('unfilled_variable'), params: { name }, input: value })
})

/** Refuses a text with a variable that no record has. */
export const onlyKnownVariables = z.check<string>(({ value, issues }) => {
  const name = variablesIn(value).find((one) => !isReplyVariable(one))
  if (name === undefined) return
  issues.push({ code: 'custom', message: staffFault('unknown_variable'), params: { name }, input: value })
})
