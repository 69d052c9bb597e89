import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from '../../router/index.ts'
import { useIsHydrated } from '../../ui/browser/useIsHydrated.ts'

/** Noted in a step of the browser's history. */
interface Noted {
  sent: { form: string; receipt: unknown }
}

/** Whether a message of the form was sent at this step of the browser's history. */
export function useIsSent(form: string): boolean {
  return isOf(useLocation().state, form)
}

/**
 * What is left of a message that was sent, noted in the step of the browser's history where its form was: a reload and the
 * way back show that it was sent, and a new visit to the page an empty form.
 * @param read undefined until what reads it is there
 */
export function useReceipt<Receipt>(form: string, read: ((kept: unknown) => Receipt | undefined) | undefined) {
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

  function note(noted: Noted | null) {
    setFresh(noted !== null)
    void navigate({ pathname, search }, { replace: true, state: noted })
  }
  return {
    receipt: isHydrated && isOf(state, form) ? read?.(state.sent.receipt) : undefined,
    isFresh,
    /** Does nothing once the reader has gone on to another page. */
    keep(receipt: Receipt) {
      if (isShown.current) note({ sent: { form, receipt } })
    },
    discard: () => note(null),
  }
}

function isOf(state: unknown, form: string): state is Noted {
  return Object(Object(state).sent).form === form
}
