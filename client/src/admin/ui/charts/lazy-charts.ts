import { createContext, type ReactNode, use } from 'react'
import { lazyComponents } from '../../../ui/loading/lazy-component.tsx'

/** What a panel shows in a chart's place until there is one. */
export const ChartComing = createContext<ReactNode>(null)

const { lazyComponent } = lazyComponents(() => use(ChartComing))

/** The charts come with their library, when the first of them is shown. */
export const AxisChart = lazyComponent(() => import('./AxisChart.tsx'))
export const SharePie = lazyComponent(() => import('./SharePie.tsx'))
