import type { ComponentProps } from 'react'
import { type To, useLink } from '../router/index.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  to: To
  /** Without it, an address that is already open is replaced, not entered twice. */
  replace?: boolean
  state?: unknown
}

/** A link within the site. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const { href, follow } = useLink(to, { ...(replace && { replace }), state })
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        const { button, metaKey, altKey, ctrlKey, shiftKey } = event
        // else it is the browser's: in a new tab, saved, or its menu
        if (event.defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return
        event.preventDefault()
        follow()
      }}
    />
  )
}
