import { type RefObject, useEffect } from 'react'
import { useActiveTooltipLabel, useIsTooltipActive } from 'recharts'
import type { ChartPoint } from './chart-data.ts'

interface ActivePointProps {
  points: readonly ChartPoint[]
  active: RefObject<ChartPoint | undefined>
}

/** Tracks the point under the pointer or the keyboard focus. */
export function ActivePoint({ points, active }: ActivePointProps) {
  const label = useActiveTooltipLabel()
  const isActive = useIsTooltipActive()
  useEffect(() => {
    active.current = isActive ? points.find((point) => point.label === label) : undefined
  }, [points, active, label, isActive])
  return null
}
