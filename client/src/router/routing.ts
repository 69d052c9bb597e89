import { createContext, useCallback, useContext, useEffect, useMemo } from 'react'
import { addressOf, type Location, type Place, placeOf, type To } from './location.ts'

/** How the reader came: by the browser's own buttons or from outside, by a step forward, or by one in place of the former. */
export type Coming = 'POP' | 'PUSH' | 'REPLACE'

export interface Step {
  /** In place of the present one. */
  replace?: boolean
  /** Noted with it. */
  state?: unknown
}

/** What a router gives: the site's own (SiteRouter.tsx) or, in the admin, that of a library. */
export interface Routing {
  location: Location
  coming: Coming
  go: (place: Place, step: Step) => void
}

export const RoutingContext = createContext<Routing | undefined>(undefined)

function useRouting(): Routing {
  const routing = useContext(RoutingContext)
  if (!routing) throw new Error('There is no router around this')
  return routing
}

export function useLocation(): Location {
  return useRouting().location
}

export function useComing(): Coming {
  return useRouting().coming
}

/** Goes to another place of the site, or of the page. */
export function useNavigate(): (to: To, step?: Step) => void {
  const { go, location } = useRouting()
  const { pathname } = location
  return useCallback((to, step = {}) => go(placeOf(to, pathname), step), [go, pathname])
}

/** The address's parameters, and what changes all of them. */
export function useSearchParams(): [URLSearchParams, (next: URLSearchParams, step?: Step) => void] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const change = useCallback(
    (next: URLSearchParams, step?: Step) => navigate({ search: next.toString() }, step),
    [navigate],
  )
  return [useMemo(() => new URLSearchParams(search), [search]), change]
}

/** Of a link: its address, and what a click does that no modifier leaves to the browser. An open address is not entered twice. */
export function useLink(to: To, { replace, state }: Step) {
  const { location, go } = useRouting()
  const place = placeOf(to, location.pathname)
  const href = addressOf(place)
  return { href, follow: () => go(place, { replace: replace ?? href === addressOf(location), state }) }
}

/** Leads on as soon as it is there. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace: true }), [navigate, to])
  return null
}
