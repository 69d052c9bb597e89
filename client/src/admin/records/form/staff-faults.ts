import * as z from 'zod/mini'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { faultOfIssue, faultParamsSchema } from '#contract/problems/issue-faults.ts'
import type { FieldFault } from '#contract/problems/staff-field-faults.ts'
import { faultWords } from '../../../forms/faults.words.ts'
import type { Faults } from '../../../forms/useErrors.ts'
import { faultWordsOf, isKnownFault } from '../../words/failure-words.ts'
import type { FormRules } from './useRequestForm.ts'

/** Returns the first fault of each field, by path (`ipWhitelist.2`); empty if the request is valid. */
export function staffFaultsOf(schema: z.core.$ZodType, body: unknown): Faults {
  const faults = new Map<string, Bilingual>()
  for (const issue of z.safeParse(schema, body).error?.issues ?? []) {
    const path = issue.path.join('.')
    if (!faults.has(path)) faults.set(path, faultOf(issue, valueAt(body, issue.path)))
  }
  return faults
}

/** Formats a fault by its code and parameters, in the server's format. @param value of the field */
export function staffFaultOf({ code, params }: { code: string; params?: unknown }, value?: unknown): Bilingual {
  const words = faultWordsOf(code)
  return typeof words === 'function' ? words(z.safeParse(faultParamsSchema, params).data ?? {}, value) : words
}

/** A fault of several fields, which is shown at one that may well stay empty. */
const faultOfSeveral: FieldFault = 'no_language'

function faultOf(issue: z.core.$ZodIssue, value: unknown): Bilingual {
  if (isEmpty(value) && issue.message !== faultOfSeveral)
    return issue.code === 'invalid_value' ? faultWords.unchosen : faultWords.missing
  return staffFaultOf(faultOfIssue(issue, isKnown), value)
}

function isKnown(code: string): code is FieldFault {
  return isKnownFault(code)
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** @param path keys, outermost first */
export function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    body,
  )
}

export function rulesOf<Schema extends z.core.$ZodType>(schema: Schema): FormRules<z.output<Schema>> {
  return {
    faultsOf: (body) => staffFaultsOf(schema, body),
    read: (body) => z.parse(schema, body),
    refusalOf: (fault, values) => staffFaultOf(fault, valueAt(values, fault.path.split('.'))),
  }
}
