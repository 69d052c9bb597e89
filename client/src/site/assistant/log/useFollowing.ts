import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Turn } from '../history.ts'

/** A reader this near the end is at it. Pixels. */
const near = 32

/**
 * Keeps a log at its end while it grows, unless its reader has scrolled back to read. A question that they send brings them to the
 * end again (spec §2).
 * @returns `isBehind`: there is more below than they see
 */
export function useFollowing(
  box: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  last: Turn | undefined,
): { isBehind: boolean; catchUp: () => void } {
  const isFollowing = useRef(true)
  const [isBehind, setBehind] = useState(false)
  const isNew = last?.state === 'asking' ? last.id : undefined

  useLayoutEffect(() => {
    if (isNew !== undefined) isFollowing.current = true
  }, [isNew])
  useEffect(() => {
    const { current: element } = box
    if (!element || !content.current) return
    const listening = new AbortController()
    let before = element.scrollTop
    // Told late, when more may have come: only who has gone up wants to stay.
    const look = () => {
      const isAtEnd = element.scrollHeight - element.clientHeight - element.scrollTop < near
      if (isAtEnd) isFollowing.current = true
      else if (element.scrollTop < before) isFollowing.current = false
      before = element.scrollTop
      setBehind(!isFollowing.current)
    }
    const follow = () => {
      if (isFollowing.current) element.scrollTop = element.scrollHeight
      before = element.scrollTop
      setBehind(!isFollowing.current)
    }
    element.addEventListener('scroll', look, { signal: listening.signal })
    const sizes = new ResizeObserver(follow)
    sizes.observe(content.current)
    return () => {
      sizes.disconnect()
      listening.abort()
    }
  }, [box, content])

  function catchUp() {
    const { current: element } = box
    if (!element) return
    isFollowing.current = true
    element.scrollTop = element.scrollHeight
    element.focus({ preventScroll: true })
  }
  return { isBehind, catchUp }
}
