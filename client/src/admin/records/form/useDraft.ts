import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { sessionOptions } from '../../api/staff/session-options.ts'
import { type Draft, deleteDraft, draftKey, readDraft, writeDraft } from '../../storage/drafts.ts'

export interface FormContents<Values> {
  /** Values that the form started with. */
  initial: Values
  values: Values
}

export interface DraftOptions<Values> {
  /** Kind and id of what is edited, `product.{id}`. Without it nothing is stored. */
  draft?: string | undefined
  /** Fields that are never stored, such as passwords and keys. */
  secrets?: readonly (keyof Values & string)[]
}

interface DraftSource<Values> extends DraftOptions<Values> {
  initial: Values
  /** Fits a draft to the record, which others may have changed. By default its values replace the initial ones. */
  fitDraft?: ((draft: FormContents<Values>) => FormContents<Values>) | undefined
}

/**
 * Keeps what is typed into a form in this browser, across reloads and crashes, until it is saved or discarded. Only the
 * user who typed it gets it back.
 */
export function useDraft<Values extends Record<string, unknown>>(source: DraftSource<Values>) {
  const { draft, secrets = [], initial, fitDraft = ({ values }) => ({ initial, values }) } = source
  const queries = useQueryClient()
  const [{ key, found }] = useState(() => {
    const userId = queries.getQueryData(sessionOptions.queryKey)?.user?.id
    const key = draft && userId && draftKey(userId, draft)
    return { key, found: key ? foundAt(key) : undefined }
  })
  const [restoredAt, setRestoredAt] = useState(found?.at)
  const kept = useRef<FormContents<Values> | undefined>(found?.contents)

  function foundAt(storageKey: string) {
    const stored = readDraft(storageKey)
    const contents = stored && contentsOf(stored, initial, secrets)
    return contents && { at: stored.at, contents: fitDraft(contents) }
  }
  return {
    contents: found?.contents ?? { initial, values: initial },
    /** When the restored values were typed, until `forget`. */
    restoredAt,
    /** Stores unsaved contents. @param contents undefined once nothing is unsaved */
    keep(contents: FormContents<Values> | undefined): void {
      const { initial: from, values } = kept.current ?? {}
      if (!key || (from === contents?.initial && values === contents?.values)) return
      kept.current = contents
      if (contents) writeDraft(key, { at: new Date().toISOString(), ...withoutSecrets(contents, secrets) })
      else deleteDraft(key)
    },
    /** Deletes the draft of this form; one that another tab stores stays. */
    forget(): void {
      setRestoredAt(undefined)
      if (key && kept.current) deleteDraft(key)
    },
  }
}

function withoutSecrets<Values>(contents: FormContents<Values>, secrets: readonly string[]) {
  const publicOf = (values: Values) =>
    Object.fromEntries(Object.entries(Object(values)).filter(([name]) => !secrets.includes(name)))
  return { initial: publicOf(contents.initial), values: publicOf(contents.values) }
}

/** @returns undefined if the draft is of another shape, such as an older form's */
function contentsOf<Values extends Record<string, unknown>>(
  draft: Draft,
  like: Values,
  secrets: readonly string[],
): FormContents<Values> | undefined {
  const blanks = Object.fromEntries(secrets.map((name) => [name, like[name]]))
  const [initial, values] = [draft.initial, draft.values].map((stored) => ({ ...Object(stored), ...blanks }))
  return isLike(initial, like) && isLike(values, like) ? { initial, values } : undefined
}

/** Returns whether a stored value has the type of `sample`. Stored objects lack what is undefined. */
function isLike<Value>(stored: unknown, sample: Value): stored is Value {
  if (sample === undefined || sample === null) return true
  if (Array.isArray(sample)) {
    return Array.isArray(stored) && stored.every((one) => sample.length === 0 || typeof one === typeof sample[0])
  }
  if (typeof sample !== 'object') return ['string', 'number', 'boolean'].includes(typeof stored)
  if (stored === undefined || stored === null) return true
  return (
    typeof stored === 'object' && Object.entries(sample).every(([name, one]) => isLike(Reflect.get(stored, name), one))
  )
}
