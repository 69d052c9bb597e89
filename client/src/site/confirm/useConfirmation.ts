import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as endpoints from '#contract/endpoints/forms.ts'
import type { Confirmed } from '#contract/requests/confirmations.ts'
import { type FailureCode, failureCodeOf } from '../../api/failure.ts'
import { call } from '../../api/request.ts'
import { useIsHydrated } from '../../ui/browser/hydration.ts'

/** POST /confirmations. @param token behind the # of the link in the email */
function confirmAddress(token: string): Promise<Confirmed> {
  return call(endpoints.confirmAddress, { body: { token } })
}

/**
 * Returns the link's token from the hash, empty if there is none. Moves it from the address bar, which people share, to the state of the
 * history's entry, which survives reloads and language changes.
 */
function useToken(): string {
  const location = useLocation()
  const navigate = useNavigate()
  const given = (location.hash !== placeOfPage && location.hash.slice(1)) || tokenIn(location.state)
  const [token, setToken] = useState(given)
  if (given !== '' && given !== token) setToken(given)
  useEffect(() => {
    const isStored = location.hash === '' && tokenIn(location.state) === token
    if (token !== '' && !isStored) void navigate(location.pathname, { replace: true, state: { confirmation: token } })
  }, [token, location, navigate])
  return token
}

/** Target of the skip link. */
const placeOfPage = '#main'

/** @param state arbitrary, from the browser's history */
function tokenIn(state: unknown): string {
  const token = state instanceof Object && 'confirmation' in state ? state.confirmation : ''
  return typeof token === 'string' ? token : ''
}

/**
 * Returns the confirmation's state and action. Nothing is sent before a click, because mail scanners open every link.
 */
export function useConfirmation() {
  const token = useToken()
  // The hash is never sent to the server, which renders the page for readers with a token.
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
