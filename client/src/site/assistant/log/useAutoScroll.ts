import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Turn } from '../history.ts'

/** Distance from the end, in pixels, within which the reader counts as being at the end. */
const near = 32

/**
 * Scrolls a growing log to its end unless the reader has scrolled up; a new question scrolls to the end again.
 * @returns `isBehind`: whether there is unseen content below
 */
export function useAutoScroll(
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
    // Scroll events arrive late, when more may have come: only scrolling up stops the following.
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
