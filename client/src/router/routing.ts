import { createContext, useCallback, useContext, useEffect, useMemo } from 'react'
import { addressOf, type Location, type Place, placeOf, type To } from './location.ts'

/**
 * How the reader came to the present entry of the history: by the browser's buttons or from outside (POP), or by a link, as a new entry
 * or in place of the former one. React Router calls them the same.
 */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE'

export interface NavigateOptions {
  /** Takes the place of the present entry of the history. */
  replace?: boolean
  /** Noted with the entry: `Location.state`. */
  state?: unknown
}

/** What a router provides: the site's own (SiteRouter.tsx) or, in the admin, React Router. */
export interface Routing {
  location: Location
  navigationType: NavigationType
  navigate: (place: Place, options: NavigateOptions) => void
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

export function useNavigationType(): NavigationType {
  return useRouting().navigationType
}

/** Goes to another place of the site, or of the page. */
export function useNavigate(): (to: To, options?: NavigateOptions) => void {
  const { navigate, location } = useRouting()
  const { pathname } = location
  return useCallback((to, options = {}) => navigate(placeOf(to, pathname), options), [navigate, pathname])
}

/** The address's search parameters, and what puts others in place of all of them. */
export function useSearchParams(): [URLSearchParams, (next: URLSearchParams, options?: NavigateOptions) => void] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const change = useCallback(
    (next: URLSearchParams, options?: NavigateOptions) => navigate({ search: next.toString() }, options),
    [navigate],
  )
  return [useMemo(() => new URLSearchParams(search), [search]), change]
}

/** A link's address, and what following it does. An address that is open already is not entered twice. */
export function useLink(to: To, { replace, state }: NavigateOptions) {
  const { location, navigate } = useRouting()
  const place = placeOf(to, location.pathname)
  const href = addressOf(place)
  return { href, follow: () => navigate(place, { replace: replace ?? href === addressOf(location), state }) }
}

/** Gives the present entry of the history another address, and notes something with it: of the page that is shown, nothing is drawn anew. */
export function readdressEntry({ pathname }: Pick<Location, 'pathname'>, state: unknown): void {
  window.history.replaceState({ ...window.history.state, state }, '', pathname)
}

/** Leads on to another address as soon as it is mounted. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace: true }), [navigate, to])
  return null
}
