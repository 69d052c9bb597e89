import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react'
import { addressOf, type Location, placeOf } from './location.ts'
import { type NavigationType, type Routing, RoutingContext } from './routing.ts'

/** The router of the site in a browser (docs/decisions/021-the-site-routes-itself.md). The admin has a library's. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [{ location, navigationType }, setPresent] = useState(() => ({
    location: presentLocation(),
    navigationType: pop,
  }))
  const [navigate] = useState((): Routing['navigate'] => (place, { replace = false, state = null }) => {
    const next = { ...place, state, key: crypto.getRandomValues(new Uint32Array(2)).join('') }
    const entry = { state, key: next.key }
    if (replace) window.history.replaceState(entry, '', addressOf(place))
    else window.history.pushState(entry, '', addressOf(place))
    // the page that is shown stays until the next one is there
    startTransition(() => setPresent({ location: next, navigationType: replace ? 'REPLACE' : 'PUSH' }))
  })

  // A layout effect, since pages may navigate in their effects.
  useLayoutEffect(() => {
    const onPop = () => startTransition(() => setPresent({ location: presentLocation(), navigationType: pop }))
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [])

  return (
    <RoutingContext
      value={useMemo(() => ({ location, navigationType, navigate }), [location, navigationType, navigate])}
    >
      {children}
    </RoutingContext>
  )
}

/** The router of a page that is drawn on the server, where nobody navigates. @param address with its query */
export function StaticRouter({ address, children }: { address: string; children: ReactNode }) {
  const location = { ...placeOf(address, '/'), state: null, key: firstKey }
  return (
    <RoutingContext value={{ location, navigationType: pop, navigate: () => undefined }}>{children}</RoutingContext>
  )
}

const pop: NavigationType = 'POP'
/** Of the entry that a visit begins with. */
const firstKey = 'default'

function presentLocation(): Location {
  const { pathname, search, hash } = window.location
  const { state = null, key = firstKey } = Object(window.history.state)
  return { pathname, search, hash, state, key }
}
