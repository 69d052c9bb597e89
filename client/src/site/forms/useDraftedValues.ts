import { useEffect, useRef, useState } from 'react'
import type { Values } from '../../forms/form-draft.ts'
import { clearDraft, newSubmissionId, readDraft, restoredValues, writeDraft } from '../../forms/form-draft.ts'

interface EarlyInput {
  /** Values of a form that was submitted without JavaScript and returned with errors. */
  sent: Values | undefined
  /** Reads what was typed before hydration. */
  typed: () => Values
}

const noEarlyInput: EarlyInput = { sent: undefined, typed: () => ({}) }

/** Returns the form's values and submission id, stored in this tab until the form is sent or cleared. */
export function useDraftedValues(form: string, initial: Values, { sent, typed }: EarlyInput = noEarlyInput) {
  const [values, setValues] = useState(sent ?? initial)
  const early = useRef<(() => Values) | undefined>(typed)
  // A ref, because two fields may change in one event.
  const latest = useRef(values)
  const id = useRef<string>(undefined)
  const sentValues = useRef(sent)
  // Compares by content: callers pass a new object on each render.
  const given = JSON.stringify(initial)

  function show(next: Values) {
    latest.current = next
    setValues(next)
  }
  useEffect(() => {
    const initial: Values = JSON.parse(given)
    const draft = readDraft(form)
    id.current = draft?.submissionId
    const stored = draft ? restoredValues(draft, initial) : (sentValues.current ?? initial)
    latest.current = { ...stored, ...early.current?.() }
    early.current = undefined
    setValues(latest.current)
  }, [form, given])

  /** Stores the draft and returns its id. If a response is lost, a retry with the same id is not sent twice. */
  function store(): string {
    id.current ??= newSubmissionId()
    writeDraft(form, { submissionId: id.current, initial, values: latest.current })
    return id.current
  }
  const isDirty = (values: Values) => Object.keys(initial).some((name) => values[name] !== initial[name])
  return {
    values,
    /** Whether anything was entered. */
    isDirty: isDirty(values),
    /** @returns all values after the change */
    set(name: string, value: string): Values {
      show({ ...latest.current, [name]: value })
      if (isDirty(latest.current)) store()
      else clearDraft(form)
      return latest.current
    },
    submissionId: store,
    /** Clears the form and its draft. */
    end() {
      id.current = undefined
      clearDraft(form)
      show(initial)
    },
  }
}
