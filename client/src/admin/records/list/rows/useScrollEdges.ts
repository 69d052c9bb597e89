import { type RefObject, useEffect, useRef } from 'react'

/** Sets `data-more-start` and `data-more-end` on an element that scrolls sideways, while there is more on that side. */
export function useScrollEdges(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      element.toggleAttribute('data-more-start', scrollLeft > 0)
      element.toggleAttribute('data-more-end', scrollLeft + clientWidth < scrollWidth - 1)
    }
    const sizes = new ResizeObserver(mark)
    sizes.observe(element)
    for (const child of element.children) sizes.observe(child)
    element.addEventListener('scroll', mark, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', mark)
    }
  }, [])
  return box
}
