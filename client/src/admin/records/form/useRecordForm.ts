import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { differencesOf, mergedEdits } from './conflict.ts'
import type { StaffFormState } from './useRequestForm.ts'
import { type StaffFormOptions, useStaffForm } from './useStaffForm.ts'

interface RecordFormOptions<Values extends Versioned, Body extends z.core.$ZodType>
  extends Omit<StaffFormOptions<Values, Body>, 'initial' | 'send'> {
  /** Current record; an unchanged form follows it. */
  record: Values
  /** Fields compared for conflicting edits, in the form's order. */
  names: readonly (keyof Values & string)[]
  /** @returns the saved record */
  send: (body: z.output<Body>) => Promise<Values>
  /** Parses the record in a `record.changed` problem. */
  readCurrent: (current: unknown) => Values | undefined
}

type Versioned = Record<string, unknown> & { version: number }

export interface RecordForm<Values extends Versioned> extends StaffFormState<Values> {
  /** Set when somebody else has saved in the meantime, and nothing was saved here. */
  conflict: Conflict<Values> | undefined
}

export interface Conflict<Values extends Versioned> {
  mine: Values
  theirs: Values
  differences: ReturnType<typeof differencesOf<Values, keyof Values & string>>
  /** Takes their values where both have changed a field; other changes stay in the form. */
  takeTheirs: () => void
  /** Saves the reader's changes over theirs; fields that only they have changed stay. */
  keepMine: () => Promise<boolean>
}

/**
 * Form over a record that others edit too; sends the `version` it started from, so that no edit is overwritten
 * unnoticed.
 */
export function useRecordForm<Values extends Versioned, Body extends z.core.$ZodType>(
  options: RecordFormOptions<Values, Body>,
): RecordForm<Values> {
  const { record, names, readCurrent } = options
  const [opened] = useState(record)
  const isSame = (one: Values, other: Values) =>
    differencesOf(names, { base: one, mine: one, theirs: other }).length === 0
  const form = useStaffForm({
    ...options,
    initial: record,
    fitDraft({ initial: base, values }) {
      if (isSame(values, record)) return { initial: record, values: record }
      const isCurrent = isSame(base, record)
      return isCurrent ? { initial: record, values: { ...values, version: record.version } } : { initial: base, values }
    },
    async send(body, sent) {
      const saved = await options.send(body)
      form.reset(saved, (now) => {
        const typedWhileSending = differencesOf(names, { base: sent, mine: now, theirs: saved })
        return mergedEdits(typedWhileSending, { mine: now, theirs: saved }, 'mine')
      })
    },
  })
  const { isChanged, initial, reset } = form
  useEffect(() => {
    if (!isChanged && record.version > initial.version) reset(record)
  })

  function conflictOf(theirs: Values): Conflict<Values> {
    const { initial: base, values: mine } = form
    const differences = differencesOf(names, { base, mine, theirs })
    return {
      mine,
      theirs,
      differences,
      takeTheirs: () => form.reset(theirs, () => mergedEdits(differences, { mine, theirs }, 'theirs')),
      keepMine() {
        form.reset(theirs, () => mergedEdits(differences, { mine, theirs }, 'mine'))
        return form.submit()
      },
    }
  }
  function theirVersion(): Values | undefined {
    if (form.failure?.code === 'record.changed') return readCurrent(form.failure.current)
    const isDraftOutdated = form.restoredAt !== undefined && !isSame(form.initial, opened)
    return isDraftOutdated ? opened : undefined
  }
  const theirs = theirVersion()
  return { ...form, conflict: theirs && conflictOf(theirs) }
}
