import { type ChangeEvent, type RefObject, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ApiFailure, type FailureCode } from '../../../api/failure.ts'
import { useFocusOnWrongField } from '../../../forms/useErrors.ts'
import { faultsOf, filledIn, useDraftedValues, useFieldErrors } from '../../forms/index.ts'

interface AnswerFormOptions<Name extends string, Fields extends z.ZodMiniType> {
  /** Key of the draft in this tab. */
  name: string
  initial: Record<Name, string>
  /** The contract's schema of the buyer's fields. */
  schema: Fields
  /** @param submissionId the same for all retries */
  send: (fields: z.output<Fields>, submissionId: string) => Promise<unknown>
}

export interface AnswerForm<Name extends string> {
  field: (name: Name) => {
    name: string
    value: string
    error: string | undefined
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  }
  submit: () => Promise<void>
  isSending: boolean
  /** Failure that belongs to no field. */
  failure: FailureCode | undefined
  element: RefObject<HTMLFormElement | null>
}

/**
 * Returns the state of a buyer's answer form: drafted in this tab until it is accepted, and idempotent when retried.
 */
export function useAnswerForm<Name extends string, Fields extends z.ZodMiniType>(
  options: AnswerFormOptions<Name, Fields>,
): AnswerForm<Name> {
  const { name, initial, schema } = options
  const element = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const focusWrongField = useFocusOnWrongField(element)
  const draft = useDraftedValues(name, initial)
  const errors = useFieldErrors(initial, { faultsOf: (values) => faultsOf(schema, values) }, {})
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<FailureCode>()

  async function submit() {
    if (isBusy.current) return
    setFailure(undefined)
    if (!errors.check(draft.values)) return focusWrongField()
    isBusy.current = true
    setSending(true)
    try {
      await options.send(z.parse(schema, filledIn(draft.values)), draft.submissionId())
      draft.end()
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      if (errors.showRefusals(error)) focusWrongField()
      else setFailure(error.code)
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }
  return {
    field: (field) => ({
      name: field,
      value: draft.values[field] ?? '',
      error: errors.errorOf(field),
      onChange({ target }) {
        if (!isBusy.current) errors.recheck(field, draft.set(field, target.value))
      },
    }),
    submit,
    isSending,
    failure,
    element,
  }
}
