import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * On a move to another page, focus goes to it; within one, only where the element that had it is gone. Titles are read out
 * after the first.
 * @param page `pageKeyOf` the address
 */
export function usePageChange(page: string) {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef({ page, pathname })
  const hasMoved = useRef(false)
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const former = shown.current
    shown.current = { page, pathname }
    if (former.pathname === pathname) return
    hasMoved.current = true
    const isFocusLost = document.activeElement === document.body
    if (former.page !== page || isFocusLost) main.current?.focus({ preventScroll: true })
  }, [page, pathname])
  const announce = useCallback((title: string) => setAnnounced(hasMoved.current ? title : ''), [])
  return { main, announced, announce }
}
