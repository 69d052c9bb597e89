import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { tabStorage } from '../../../storage/tab-storage.ts'
import { useToast } from '../../../ui/Toast.tsx'
import { type StaffFormState, useStaffForm } from '../form/index.ts'

type Texts = Record<string, string>

interface TextDraftOptions<Values extends Texts, Body extends z.core.$ZodType> {
  /** Key of the draft in session storage. */
  draft: string
  initial: Values
  schema: Body
  send: (body: z.output<Body>) => Promise<unknown>
  done: string
  /** Called when unsent text appears or is gone. */
  onChanged: (isChanged: boolean) => void
}

/** Form for a text that is kept in this tab across reloads until it is sent or discarded. */
export function useTextDraft<Values extends Texts, Body extends z.core.$ZodType>(
  options: TextDraftOptions<Values, Body>,
): StaffFormState<Values> {
  const { draft, initial, schema, send, done, onChanged } = options
  const toast = useToast()
  const form = useStaffForm({
    initial,
    schema,
    async send(body) {
      await send(body)
      form.reset(initial)
      toast(done)
    },
  })
  const { values, isChanged, reset } = form
  const isStored = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is read once, as the form appears
  useEffect(() => {
    const stored = readDraft(draft)
    if (stored) reset(initial, (now) => ({ ...now, ...stored }))
  }, [draft])
  useEffect(() => {
    if (isChanged) tabStorage.write(draft, JSON.stringify(values))
    else if (isStored.current) tabStorage.write(draft, null)
    isStored.current = isChanged
  }, [draft, values, isChanged])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it tells of changes, not of who hears them
  useEffect(() => onChanged(isChanged), [isChanged])
  return form
}

const draftSchema = z.record(z.string(), z.string())

/** @returns undefined without a draft, or for one of another shape */
export function readDraft(draft: string): Texts | undefined {
  try {
    return z.safeParse(draftSchema, JSON.parse(tabStorage.read(draft) ?? 'null')).data
  } catch {
    return undefined
  }
}
