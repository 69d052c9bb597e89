import type { ComponentProps } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router-dom'

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  to: To
  /** Without it, an address that is already open is replaced, not entered twice. */
  replace?: boolean
  state?: unknown
  preventScrollReset?: boolean
}

/** A link within the site. The router's own one carries the prefetching of a framework that we do not use: 3 kB gzipped. */
export function Link({ to, replace, state, preventScrollReset = false, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { ...(replace && { replace }), state, preventScrollReset })
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
