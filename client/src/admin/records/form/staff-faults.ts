import * as z from 'zod/mini'
import type { Bilingual, Language } from '#contract/i18n/languages.ts'
import { faultWords } from '../../../forms/faults.words.ts'
import type { Faults } from '../../../forms/useErrors.ts'
import { faultsByMessage, staffFaultWords } from '../../words/faults.words.ts'

/** The first fault of each field by the contract's schema, by its path (`ipWhitelist.2`); none where it may be sent. */
export function staffFaultsOf(schema: z.core.$ZodType, body: unknown): Faults {
  const faults = new Map<string, Bilingual>()
  for (const issue of z.safeParse(schema, body).error?.issues ?? []) {
    const path = issue.path.join('.')
    if (!faults.has(path)) faults.set(path, faultOf(issue, valueAt(body, issue.path)))
  }
  return faults
}

/** What the server's message about a field means; undefined where it is none that the contract knows. */
export function faultOfStaffMessage(message: string): Bilingual | undefined {
  const [, least, most] = /^must be (\d+) to (\d+)$/.exec(message) ?? []
  if (least && most) return both(staffFaultWords.outOfBounds, Number(least), Number(most))
  const [, wrong] = /^holds "(.*)", which is not an e-mail address$/.exec(message) ?? []
  if (wrong) return both(staffFaultWords.notAddresses, wrong)
  const [, left] = /^only (\d+) left$/.exec(message) ?? []
  if (left) return both(staffFaultWords.onlyLeft, Number(left))
  return faultsByMessage[message]
}

/** What a warning of the server's says, "what is wrong; what became of it", in both languages where it is known. */
export function faultOfWarning(message: string): Bilingual {
  return faultOfStaffMessage(message.split('; ')[0] ?? message) ?? { 'zh-TW': message, en: message }
}

function faultOf(issue: z.core.$ZodIssue, value: unknown): Bilingual {
  if (isEmpty(value)) return issue.code === 'invalid_value' ? faultWords.unchosen : faultWords.missing
  const known = faultOfStaffMessage(issue.message)
  if (known) return known
  if (typeof value === 'number') return faultOfNumber(issue)
  if (issue.code === 'invalid_type' && ['number', 'int'].includes(issue.expected)) return staffFaultWords.notNumber
  if (issue.code === 'too_small' && typeof value === 'string') {
    return both(staffFaultWords.tooShort, Number(issue.minimum), value.length)
  }
  if (issue.code === 'too_big' && typeof value === 'string') {
    const most = Number(issue.maximum)
    return both(faultWords.tooLong, most, value.trim().length - most)
  }
  if (issue.code === 'too_big' && Array.isArray(value)) return both(staffFaultWords.tooMany, Number(issue.maximum))
  return faultWords.refused
}

function faultOfNumber(issue: z.core.$ZodIssue): Bilingual {
  if (issue.code === 'too_small') return both(staffFaultWords.atLeast, Number(issue.minimum))
  if (issue.code === 'too_big') return both(staffFaultWords.atMost, Number(issue.maximum))
  if (issue.code === 'not_multiple_of') return staffFaultWords.cents
  return issue.code === 'invalid_type' ? staffFaultWords.notWhole : faultWords.refused
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    body,
  )
}

/** A sentence with its figures, in both languages. */
function both<Figures extends (number | string)[]>(
  phrase: Record<Language, (...figures: Figures) => string>,
  ...figures: Figures
): Bilingual {
  return { 'zh-TW': phrase['zh-TW'](...figures), en: phrase.en(...figures) }
}
