import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Moves focus to the page after navigation; within a page, only if the focused element is gone. Announces titles after
 * the first.
 * @param page key of the page, from `pageKeyOf`
 */
export function usePageChange(page: string) {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef({ page, pathname })
  const hasMoved = useRef(false)
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const previous = shown.current
    shown.current = { page, pathname }
    if (previous.pathname === pathname) return
    hasMoved.current = true
    const isFocusLost = document.activeElement === document.body
    if (previous.page !== page || isFocusLost) main.current?.focus({ preventScroll: true })
  }, [page, pathname])
  const announce = useCallback((title: string) => setAnnounced(hasMoved.current ? title : ''), [])
  return { main, announced, announce }
}
