import { createContext, type ReactNode, use } from 'react'
import { lazyComponents } from '../../../ui/loading/lazy-component.tsx'

/** Placeholder while the chart's code loads. */
export const ChartComing = createContext<ReactNode>(null)

const { lazyComponent } = lazyComponents(() => use(ChartComing))

/** The chart library is loaded with the first chart. */
export const AxisChart = lazyComponent(() => import('./AxisChart.tsx'))
export const SharePie = lazyComponent(() => import('./SharePie.tsx'))
