import * as z from 'zod/mini'
import { parseJson } from '../parse-json.ts'
import { tabStorage } from '../storage/tab-storage.ts'

/** What a form holds: the text of each field, empty where nothing was typed or chosen. */
export type Values = Record<string, string>

const valuesSchema = z.record(z.string(), z.string())
const draftSchema = z.object({
  submissionId: z.uuid(),
  /** What the address had filled in when this was typed. */
  initial: valuesSchema,
  values: valuesSchema,
})
/** A half-filled form, kept in this tab until it is sent or cleared. */
export type FormDraft = z.infer<typeof draftSchema>

const keyOf = (form: string) => `draft-${form}`

/** Reads values back from the JSON that they were written to. */
export function parseValues(json: string): Values {
  return z.parse(valuesSchema, JSON.parse(json))
}

/** @returns undefined where nothing is kept, or what is kept cannot be read */
export function readDraft(form: string): FormDraft | undefined {
  return z.safeParse(draftSchema, parseJson(tabStorage.read(keyOf(form)))).data
}

/** Does nothing where storage is full or switched off: the form itself still holds what was typed. */
export function writeDraft(form: string, draft: FormDraft): void {
  tabStorage.write(keyOf(form), JSON.stringify(draft))
}

export function clearDraft(form: string): void {
  tabStorage.write(keyOf(form), null)
}

/** What a form shows: what was typed, except where the address has since asked for something else. */
export function restoredValues(draft: FormDraft, initial: Values): Values {
  return Object.fromEntries(
    Object.entries(initial).map(([name, given]) => {
      const [before, typed] = [draft.initial[name] ?? '', draft.values[name] ?? '']
      const isGivenAnew = given !== '' && given !== before
      return [name, typed === before || isGivenAnew ? given : typed]
    }),
  )
}

/** A random UUID (version 4). The browser's own `randomUUID` exists on secure origins only. */
export function newSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
