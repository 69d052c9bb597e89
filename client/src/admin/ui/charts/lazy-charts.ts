import { lazy } from 'react'
import { loadPage } from '../../../site/frame/page-load.ts'

/** The charts come with their library, when the first of them is shown. */
export const AxisChart = lazy(() => loadPage(() => import('./AxisChart.tsx')))
export const SharePie = lazy(() => loadPage(() => import('./SharePie.tsx')))
