import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react'
import { addressOf, type Location, placeOf } from './location.ts'
import { type Coming, type Routing, RoutingContext } from './routing.ts'

/**
 * The site's routers. Its pages are a table (contract/site/routes.ts), and none loads or sends anything by its route: what is left for a
 * router does not take the 13 kB of each first load that a library's weighs. The admin, which holds back whoever leaves a form, has one.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [{ location, coming }, setPresent] = useState(() => ({ location: presentLocation(), coming: pop }))
  const [go] = useState((): Routing['go'] => (place, { replace = false, state = null }) => {
    const next = { ...place, state, key: crypto.getRandomValues(new Uint32Array(2)).join('') }
    const entry = { usr: state, key: next.key }
    if (replace) window.history.replaceState(entry, '', addressOf(place))
    else window.history.pushState(entry, '', addressOf(place))
    show(next, replace ? 'REPLACE' : 'PUSH')
  })

  /** As a transition: what is shown stays until what comes is there. */
  function show(location: Location, coming: Coming) {
    startTransition(() => setPresent({ location, coming }))
  }

  // Before the effects of pages, which may move on at once.
  useLayoutEffect(() => {
    const onPop = () => startTransition(() => setPresent({ location: presentLocation(), coming: pop }))
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [])

  return (
    <RoutingContext value={useMemo(() => ({ location, coming, go }), [location, coming, go])}>
      {children}
    </RoutingContext>
  )
}

/** For a page that is drawn on the server, from which nobody goes anywhere. @param address with its query */
export function StaticRouter({ address, children }: { address: string; children: ReactNode }) {
  const location = { ...placeOf(address, '/'), state: null, key: firstKey }
  return <RoutingContext value={{ location, coming: pop, go: () => undefined }}>{children}</RoutingContext>
}

const pop: Coming = 'POP'
const firstKey = 'default'

function presentLocation(): Location {
  const { pathname, search, hash } = window.location
  const { usr: state = null, key = firstKey } = Object(window.history.state)
  return { pathname, search, hash, state, key }
}
