import { useEffect } from 'react'
import type * as z from 'zod/mini'
import { differencesOf, mergedEdits } from './conflict.ts'
import type { StaffFormState } from './useRequestForm.ts'
import { type StaffFormOptions, useStaffForm } from './useStaffForm.ts'

interface RecordFormOptions<Values extends Versioned, Body extends z.core.$ZodType>
  extends Omit<StaffFormOptions<Values, Body>, 'initial' | 'send'> {
  /** As it is now; where it moves on, an untouched form follows. */
  record: Values
  /** The fields that two people may set differently, in the form's order. */
  names: readonly (keyof Values & string)[]
  /** @returns the record as it was taken */
  send: (body: z.output<Body>) => Promise<Values>
  /** Reads the record that comes with `record.changed`. */
  readCurrent: (current: unknown) => Values | undefined
}

type Versioned = Record<string, unknown> & { version: number }

export interface RecordForm<Values extends Versioned> extends StaffFormState<Values> {
  /** Somebody else has saved meanwhile, and nothing of mine is. */
  conflict: Conflict<Values> | undefined
}

export interface Conflict<Values extends Versioned> {
  mine: Values
  theirs: Values
  differences: ReturnType<typeof differencesOf<Values, keyof Values & string>>
  /** Theirs where both have set a field; my other changes stay in the form. */
  takeTheirs: () => void
  /** Saves over theirs what I have set, and leaves what they alone have set. */
  keepMine: () => Promise<boolean>
}

/** A form over a record that others edit too: what was edited is its `version`, and nothing is overwritten unseen. */
export function useRecordForm<Values extends Versioned, Body extends z.core.$ZodType>(
  options: RecordFormOptions<Values, Body>,
): RecordForm<Values> {
  const { record, names, readCurrent } = options
  const form = useStaffForm({
    ...options,
    initial: record,
    async send(body, sent) {
      const taken = await options.send(body)
      form.reset(taken, (now) => {
        const typedMeanwhile = differencesOf(names, { base: sent, mine: now, theirs: taken })
        return mergedEdits(typedMeanwhile, { mine: now, theirs: taken }, 'mine')
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
  const theirs = form.failure?.code === 'record.changed' ? readCurrent(form.failure.current) : undefined
  return { ...form, conflict: theirs && conflictOf(theirs) }
}
