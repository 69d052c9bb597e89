import type { ComponentProps } from 'react'
import { type To, useLink } from '../router/index.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  to: To
  /** Defaults to replacing the history entry if the address is already open. */
  replace?: boolean
  state?: unknown
}

export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const { href, follow } = useLink(to, { ...(replace && { replace }), state })
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        const { button, metaKey, altKey, ctrlKey, shiftKey } = event
        // Other clicks are left to the browser: new tab, download, context menu.
        if (event.defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return
        event.preventDefault()
        follow()
      }}
    />
  )
}
