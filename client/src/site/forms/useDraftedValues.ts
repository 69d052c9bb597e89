import { useEffect, useRef, useState } from 'react'
import type { Values } from '../../forms/form-draft.ts'
import { clearDraft, newSubmissionId, readDraft, restoredValues, writeDraft } from '../../forms/form-draft.ts'

interface Begun {
  /** What was sent without scripts, and comes back. */
  sent: Values | undefined
  /** What was typed before the page's code was there. */
  typed: () => Values
}

const notBegun: Begun = { sent: undefined, typed: () => ({}) }

/** What a form holds, kept in this tab with the id under which it is sent, until it is sent or cleared. */
export function useDraftedValues(form: string, initial: Values, { sent, typed }: Begun = notBegun) {
  const [values, setValues] = useState(sent ?? initial)
  const early = useRef<(() => Values) | undefined>(typed)
  // Two fields may change in one event.
  const latest = useRef(values)
  const id = useRef<string>(undefined)
  const sentValues = useRef(sent)
  // By content: a page makes its object anew each time it is rendered.
  const given = JSON.stringify(initial)

  function show(next: Values) {
    latest.current = next
    setValues(next)
  }
  useEffect(() => {
    const initial: Values = JSON.parse(given)
    const draft = readDraft(form)
    id.current = draft?.submissionId
    const kept = draft ? restoredValues(draft, initial) : (sentValues.current ?? initial)
    latest.current = { ...kept, ...early.current?.() }
    early.current = undefined
    setValues(latest.current)
  }, [form, given])

  /** Keeps the draft, whose id this is: should an answer be lost, the next try is the same message. */
  function keep(): string {
    id.current ??= newSubmissionId()
    writeDraft(form, { submissionId: id.current, initial, values: latest.current })
    return id.current
  }
  const isBegun = (values: Values) => Object.keys(initial).some((name) => values[name] !== initial[name])
  return {
    values,
    /** Something was typed or chosen. */
    isBegun: isBegun(values),
    /** @returns all values as they are now */
    set(name: string, value: string): Values {
      show({ ...latest.current, [name]: value })
      if (isBegun(latest.current)) keep()
      else clearDraft(form)
      return latest.current
    },
    submissionId: keep,
    /** Empties the form and forgets what was kept. */
    end() {
      id.current = undefined
      clearDraft(form)
      show(initial)
    },
  }
}
