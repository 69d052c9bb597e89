import { parseJson } from '../parse-json.ts'
import { tabStorage } from '../storage/tab-storage.ts'

/** Field values by name; empty strings where nothing was entered. */
export type Values = Record<string, string>

/** A partly completed form, stored in this tab until it is sent or cleared. */
export interface FormDraft {
  submissionId: string
  /** Values that the address had filled in when the draft was stored. */
  initial: Values
  values: Values
}

const keyOf = (form: string) => `draft-${form}`

/** Returns undefined if there is no valid draft. Validates by hand to keep Zod out of every form's bundle. */
export function readDraft(form: string): FormDraft | undefined {
  const { submissionId, initial, values } = Object(parseJson(tabStorage.read(keyOf(form)))) as Record<string, unknown>
  if (!isUuid(submissionId) || !isValues(initial) || !isValues(values)) return undefined
  return { submissionId, initial, values }
}

export function isUuid(value: unknown): value is string {
  return (
    typeof value === 'string' && /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(value)
  )
}

function isValues(value: unknown): value is Values {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every((text) => typeof text === 'string')
}

/** Stores the draft. Does nothing if storage is full or disabled. */
export function writeDraft(form: string, draft: FormDraft): void {
  tabStorage.write(keyOf(form), JSON.stringify(draft))
}

export function clearDraft(form: string): void {
  tabStorage.write(keyOf(form), null)
}

/** Returns what the form shows: the draft's values, unless the address now fills in a different value. */
export function restoredValues(draft: FormDraft, initial: Values): Values {
  return Object.fromEntries(
    Object.entries(initial).map(([name, given]) => {
      const [before, typed] = [draft.initial[name] ?? '', draft.values[name] ?? '']
      const isGivenAnew = given !== '' && given !== before
      return [name, typed === before || isGivenAnew ? given : typed]
    }),
  )
}

/** Returns a random UUID (version 4). `crypto.randomUUID` exists on secure origins only. */
export function newSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Returns what was typed into the form before hydration, by comparing it with the initial values. */
export function typedBeforeHydration(form: HTMLFormElement | null, initial: Values): Values {
  const fields = form ? [...new FormData(form)] : []
  return Object.fromEntries(
    fields.flatMap(([name, value]) =>
      typeof value === 'string' && name in initial && value !== initial[name] && value !== '' ? [[name, value]] : [],
    ),
  )
}
