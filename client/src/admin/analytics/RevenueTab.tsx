import { useQuery } from '@tanstack/react-query'
import type { AnalyticsRange, RevenueTrends } from '#contract/staff/figures.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { revenueTrendsOptions } from '../api/figures.ts'
import { ordersPath } from '../paths/index.ts'
import { bucketWords, figureWords, NoSales, useFigureTexts, withDays } from '../reports/index.ts'
import { AxisChart, ChartPanel } from '../ui/charts/ChartPanel.tsx'
import { type ChartPoint, type ChartSeries, tableOf } from '../ui/charts/chart-data.ts'
import { analyticsWords as words } from './analytics.words.ts'

const height = 288

/** Renders revenue beside the period before, and revenue beside orders. */
export function RevenueTab({ range }: { range: AnalyticsRange }) {
  const t = useTranslate()
  const { money, number, compactMoney, compactNumber, bucket, span } = useFigureTexts()
  const query = useQuery(revenueTrendsOptions(range))
  const revenue: ChartSeries = { id: 'revenue', name: t(figureWords.revenue), kind: 'area', color: 1, format: money }
  const before: ChartSeries = {
    ...revenue,
    id: 'revenueBefore',
    name: t(figureWords.before),
    kind: 'line',
    isQuiet: true,
  }
  const orders: ChartSeries = {
    id: 'orders',
    name: t(figureWords.orders),
    kind: 'bar',
    color: 2,
    isOnRight: true,
    format: number,
  }
  const pointsOf = (data: RevenueTrends): ChartPoint[] =>
    withDays(data.buckets, data).map((one) => ({
      id: one.day,
      label: bucket(one, data.bucketSize),
      title: span(one),
      to: ordersPath(one),
      values: { revenue: one.revenue, revenueBefore: one.revenueBefore, orders: one.orders },
    }))
  const panel = (title: string, series: readonly ChartSeries[]) => (
    <ChartPanel
      title={title}
      query={query}
      failed={t(figureWords.failed)}
      skeleton="h-78"
      none={({ buckets }) => buckets.every((one) => one.orders + one.ordersBefore === 0) && <NoSales />}
      table={(data) => tableOf(t(bucketWords[data.bucketSize]), pointsOf(data), series)}
    >
      {(data) => (
        <AxisChart
          title={title}
          points={pointsOf(data)}
          series={series}
          height={height}
          compact={compactMoney}
          compactRight={compactNumber}
        />
      )}
    </ChartPanel>
  )
  return (
    <div className="grid grid-cols-1 gap-5">
      {panel(t(words.revenueOverTime), [revenue, before])}
      {panel(t(words.revenueAndOrders), [{ ...revenue, kind: 'bar' }, orders])}
    </div>
  )
}
