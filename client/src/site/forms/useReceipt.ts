import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIsHydrated } from '../../ui/browser/hydration.ts'

/** Stored in `history.state`. */
interface ReceiptState {
  sent: { form: string; receipt: unknown }
}

/** Returns whether this history entry has the form's receipt. */
export function useIsSent(form: string): boolean {
  return isOf(useLocation().state, form)
}

/**
 * Stores a form's receipt in the history entry of its page: a reload and Back show the receipt, a new visit shows an
 * empty form.
 */
export function useReceipt<Receipt>(form: string, read: (stored: unknown) => Receipt | undefined) {
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

  function setReceipt(noted: ReceiptState | null) {
    setFresh(noted !== null)
    void navigate({ pathname, search }, { replace: true, state: noted })
  }
  return {
    receipt: isHydrated && isOf(state, form) ? read(state.sent.receipt) : undefined,
    isFresh,
    /** Stores the receipt. Does nothing if the reader has left the page. */
    store(receipt: Receipt) {
      if (isShown.current) setReceipt({ sent: { form, receipt } })
    },
    discard: () => setReceipt(null),
  }
}

function isOf(state: unknown, form: string): state is ReceiptState {
  return Object(Object(state).sent).form === form
}
