import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * On a move to another screen, focus goes to it; within one, only where the element that had it is gone. Titles are read out
 * after the first.
 * @param screen what stays the same within a screen, dialogs with an address of their own included
 */
export function useScreenChange(screen: string) {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef({ screen, pathname })
  const hasMoved = useRef(false)
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const former = shown.current
    shown.current = { screen, pathname }
    if (former.pathname === pathname) return
    hasMoved.current = true
    const isFocusLost = document.activeElement === document.body
    if (former.screen !== screen || isFocusLost) main.current?.focus({ preventScroll: true })
  }, [screen, pathname])
  const announce = useCallback((title: string) => setAnnounced(hasMoved.current ? title : ''), [])
  return { main, announced, announce }
}
