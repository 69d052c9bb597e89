import { type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ChartPoint } from './chart-data.ts'

interface PointLinks {
  /** Point under the pointer or the keyboard focus. */
  active: RefObject<ChartPoint | undefined>
  onClick: (event: MouseEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Opens a point's rows on click. On touch, the first tap shows the tooltip and the second one opens. */
export function usePointLinks(points: readonly ChartPoint[]): PointLinks {
  const navigate = useNavigate()
  const active = useRef<ChartPoint>(undefined)
  const tapped = useRef<string>(undefined)

  function follow(): void {
    const point = points.find(({ id }) => id === active.current?.id)
    if (point?.to) void navigate(point.to)
  }
  return {
    active,
    onClick({ nativeEvent }) {
      const isFinger = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'
      const isKnown = tapped.current === active.current?.id
      tapped.current = active.current?.id
      if (!isFinger || isKnown) follow()
    },
    onKeyDown({ key }) {
      if (key === 'Enter') follow()
    },
  }
}
