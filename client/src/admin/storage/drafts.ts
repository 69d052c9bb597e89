import { parseJson } from '../../parse-json.ts'
import { readStored, writeStored } from '../../storage/preferences.ts'

/** Unsaved values of a form, as stored. */
export interface Draft {
  /** When they were typed, ISO 8601. */
  at: string
  /** Values that the form started with. */
  initial: unknown
  values: unknown
}

const prefix = 'staffDraft.'
const lifetimeMs = 30 * 86_400_000

/** Returns the key of a draft in localStorage. @param record kind and id of what is edited: `product.{id}` */
export function draftKey(userId: string, record: string): string {
  return `${prefix}${userId}.${record}`
}

/** @returns undefined if there is none, or it is older than 30 days */
export function readDraft(key: string): Draft | undefined {
  const { at, initial, values } = Object(parseJson(readStored(key))) as Partial<Draft>
  if (typeof at !== 'string' || !(Date.now() - Date.parse(at) < lifetimeMs)) return undefined
  return { at, initial, values }
}

export function writeDraft(key: string, draft: Draft): void {
  writeStored(key, JSON.stringify(draft))
}

export function deleteDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    return
  }
}

/** Deletes a user's drafts, and expired ones of others. */
export function deleteDraftsOf(userId: string): void {
  for (const key of storedKeys()) {
    const isOwn = key.startsWith(draftKey(userId, ''))
    if (isOwn || (key.startsWith(prefix) && !readDraft(key))) deleteDraft(key)
  }
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
