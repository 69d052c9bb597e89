import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { type Dashboard, type DashboardRange, dashboardRanges, type Figure } from '#contract/staff/figures.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { ordersPath } from '../paths/index.ts'
import {
  bucketSizeOf,
  bucketWords,
  dashboardRangeWords,
  NoSales,
  useFigureTexts,
  withDays,
  figureWords as words,
} from '../reports/index.ts'
import { Change } from '../ui/charts/Change.tsx'
import { AxisChart, ChartPanel } from '../ui/charts/ChartPanel.tsx'
import { type ChartPoint, type ChartSeries, tableOf } from '../ui/charts/chart-data.ts'
import { RangeSwitch } from '../ui/charts/RangeSwitch.tsx'
import { dashboardWords } from './dashboard.words.ts'

const height = 248

interface RevenuePanelProps {
  query: UseQueryResult<Dashboard>
  range: DashboardRange
}

export function RevenuePanel({ query, range }: RevenuePanelProps) {
  const t = useTranslate()
  const { money, number, compactMoney, bucket, span } = useFigureTexts()
  const series: ChartSeries[] = [
    { id: 'revenue', name: t(words.revenue), kind: 'area', color: 1, format: money },
    { id: 'orders', name: t(words.orders), kind: 'line', color: 2, format: number },
  ]
  const size = (data: Dashboard) => bucketSizeOf[data.range]
  const pointsOf = (data: Dashboard): ChartPoint[] =>
    withDays(data.trend, data).map(({ revenue, orders, ...days }) => ({
      id: days.day,
      label: bucket(days, size(data)),
      title: span(days),
      to: ordersPath(days),
      values: { revenue, orders },
    }))
  return (
    <ChartPanel
      title={t(dashboardWords.revenueTrend)}
      query={query}
      failed={t(words.failed)}
      skeleton="h-62"
      none={({ orders }) => orders.value === 0 && <NoSales />}
      table={(data) => tableOf(t(bucketWords[size(data)]), pointsOf(data), series)}
      tools={
        <RangeSwitch
          legend={t(words.range)}
          ranges={dashboardRanges.map((id) => ({ id, label: t(dashboardRangeWords[id]) }))}
          selected={range}
        />
      }
      head={(data) => <Totals data={data} />}
    >
      {(data) => (
        <AxisChart
          title={t(dashboardWords.revenueTrend)}
          points={pointsOf(data)}
          series={series}
          visibleIds={['revenue']}
          height={height}
          compact={compactMoney}
        />
      )}
    </ChartPanel>
  )
}

function Totals({ data }: { data: Dashboard | undefined }) {
  const t = useTranslate()
  const { dollars, number } = useFigureTexts()
  const to = data && ordersPath(data)
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-2">
      <Total name={t(words.revenue)} figure={data?.revenue} format={dollars} to={to} />
      <Total name={t(words.orders)} figure={data?.orders} format={number} to={to} />
    </dl>
  )
}

interface TotalProps {
  name: string
  figure: Figure | undefined
  format: (value: number) => string
  to: string | undefined
}

function Total({ name, figure, format, to }: TotalProps) {
  return (
    <div>
      <dt className="text-fine text-ink-quiet">{name}</dt>
      <dd className="text-title/8 font-semibold">
        {figure && to ? (
          <Link
            className="hover:text-signal hover:underline hover:underline-offset-[0.2em]"
            to={to}
            aria-label={`${name}: ${format(figure.value)}`}
          >
            {format(figure.value)}
          </Link>
        ) : (
          <Skeleton className="my-1 h-6 w-32" />
        )}
      </dd>
      <dd>{figure ? <Change figure={figure} format={format} /> : <Skeleton className="my-1 h-3.5 w-24" />}</dd>
    </div>
  )
}
