import { useEffect } from 'react'
import type * as z from 'zod/mini'
import { useToast } from '../../../ui/Toast.tsx'
import { type StaffFormState, useStaffForm } from '../form/index.ts'

export interface TextDraftProps {
  /** Kind and id of the record, and the kind of text: `enquiry.{id}.note`. */
  draft: string
  /** Called when unsent text appears, with a function that deletes what is stored of it; without one when it is gone. */
  onChanged: (forget: (() => void) | undefined) => void
}

interface TextDraftOptions<Values extends Record<string, unknown>, Body extends z.core.$ZodType>
  extends TextDraftProps {
  initial: Values
  /** Builds the request if it is not the values themselves. */
  bodyOf?: (values: Values) => unknown
  schema: Body
  send: (body: z.output<Body>) => Promise<unknown>
  done: string
}

/** Form for a text that is kept in this browser until it is sent or discarded. */
export function useTextDraft<Values extends Record<string, unknown>, Body extends z.core.$ZodType>(
  options: TextDraftOptions<Values, Body>,
): StaffFormState<Values> {
  const { draft, initial, schema, bodyOf, send, done, onChanged } = options
  const toast = useToast()
  const form = useStaffForm({
    draft,
    initial,
    schema,
    ...(bodyOf && { bodyOf }),
    async send(body) {
      await send(body)
      form.reset(initial)
      toast(done)
    },
  })
  const { isChanged, forgetDraft } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: it tells of changes, not of who hears them
  useEffect(() => onChanged(isChanged ? forgetDraft : undefined), [isChanged])
  return form
}
