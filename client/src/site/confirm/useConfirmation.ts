import { useEffect, useRef, useState } from 'react'
import type { Confirmed } from '#contract/requests/confirmations.ts'
import { type FailureCode, failureCodeOf } from '../../api/failure.ts'
import { confirmAddress } from '../../api/forms/confirmations.ts'
import { readdressEntry, useLocation } from '../../router/index.ts'
import { useIsHydrated } from '../../ui/browser/useIsHydrated.ts'

/**
 * The link's secret, from behind the #: taken out of the address bar, which people show and copy, and noted in that step of the
 * browser's history, where a reload and a change of language find it. Not by a move of the router's: React would draw anew what the
 * server drew and waits for its code, such as the footer. Empty where there is none.
 */
function useToken(): string {
  const location = useLocation()
  const given = (location.hash !== placeOfPage && location.hash.slice(1)) || tokenIn(location.state)
  const [token, setToken] = useState(given)
  if (given !== '' && given !== token) setToken(given)
  useEffect(() => {
    if (token !== '') readdressEntry(location, { confirmation: token })
  }, [token, location])
  return token
}

/** Where the link that skips the bar leads to. */
const placeOfPage = '#main'

/** @param state of a step of the browser's history, which keeps whatever was put there */
function tokenIn(state: unknown): string {
  const token = state instanceof Object && 'confirmation' in state ? state.confirmation : ''
  return typeof token === 'string' ? token : ''
}

/** The confirmation of an address: nothing is asked of the server before the reader clicks, for mail scanners open every link. */
export function useConfirmation() {
  const token = useToken()
  // No server is told it: what is drawn there is for who has one.
  const isMissing = useIsHydrated() && token === ''
  const isBusy = useRef(false)
  const [isSending, setSending] = useState(false)
  const [confirmed, setConfirmed] = useState<Confirmed>()
  const [failure, setFailure] = useState<FailureCode>()

  async function confirm() {
    if (isBusy.current) return
    isBusy.current = true
    setSending(true)
    try {
      setConfirmed(await confirmAddress(token))
      setFailure(undefined)
    } catch (error) {
      setFailure(failureCodeOf(error))
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }

  return { confirm, isSending, confirmed, failure: isMissing ? ('confirmation.not_found' as const) : failure }
}
