import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useLocation, useNavigate } from '../../router/index.ts'
import { useIsHydrated } from '../../ui/browser/useIsHydrated.ts'

const stateSchema = z.object({ sent: z.object({ form: z.string(), receipt: z.unknown() }) })

/**
 * What is left of a message that was sent, noted in the step of the browser's history where its form was: a reload and the
 * way back show that it was sent, and a new visit to the page an empty form.
 */
export function useReceipt<Schema extends z.ZodMiniType>(form: string, schema: Schema) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const [isFresh, setFresh] = useState(false)
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  function note(noted: z.infer<typeof stateSchema> | null) {
    setFresh(noted !== null)
    void navigate({ pathname, search }, { replace: true, state: noted })
  }
  return {
    receipt: isHydrated ? receiptOf(state, form, schema) : undefined,
    isFresh,
    /** Does nothing once the reader has gone on to another page. */
    keep(receipt: z.output<Schema>) {
      if (isShown.current) note({ sent: { form, receipt } })
    },
    discard: () => note(null),
  }
}

function receiptOf<Schema extends z.ZodMiniType>(
  state: unknown,
  form: string,
  schema: Schema,
): z.output<Schema> | undefined {
  const noted = z.safeParse(stateSchema, state)
  return noted.data?.sent.form === form ? z.safeParse(schema, noted.data.sent.receipt).data : undefined
}
