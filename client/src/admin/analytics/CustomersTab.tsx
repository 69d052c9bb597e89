import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { AnalyticsRange, CustomerAnalytics } from '#contract/staff/figures.ts'
import { adminScreens } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { customerAnalyticsOptions } from '../api/figures.ts'
import { customersPath } from '../paths/index.ts'
import { bucketWords, figureWords, NoSales, useFigureTexts, withDays } from '../reports/index.ts'
import { AxisChart, ChartPanel, EmptyChart } from '../ui/charts/ChartPanel.tsx'
import { type ChartPoint, type ChartSeries, tableOf } from '../ui/charts/chart-data.ts'
import { analyticsWords as words } from './analytics.words.ts'
import { BuyersPanel } from './BuyersPanel.tsx'
import { TopCustomers } from './TopCustomers.tsx'

const height = 216

export function CustomersTab({ range }: { range: AnalyticsRange }) {
  const t = useTranslate()
  const { number, compactNumber, bucket, span } = useFigureTexts()
  const query = useQuery(customerAnalyticsOptions(range))
  const series: ChartSeries[] = [
    { id: 'total', name: t(words.totalCustomers), kind: 'line', color: 1, format: number },
    { id: 'joined', name: t(words.joined), kind: 'line', color: 1, format: number },
  ]
  const pointsOf = (data: CustomerAnalytics): ChartPoint[] =>
    withDays(data.growth, data).map((one) => ({
      id: one.day,
      label: bucket(one, data.bucketSize),
      title: span(one),
      to: customersPath(one),
      values: { total: one.total, joined: one.joined },
    }))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <ChartPanel
        title={t(words.topCustomers)}
        query={query}
        failed={t(figureWords.failed)}
        skeleton="h-100"
        none={({ top }) => top.length === 0 && <NoSales />}
      >
        {(data) => <TopCustomers data={data} />}
      </ChartPanel>
      <div className="grid grid-cols-1 content-start gap-5">
        <ChartPanel
          title={t(words.growth)}
          query={query}
          failed={t(figureWords.failed)}
          skeleton="h-54"
          none={({ growth }) => growth.every(({ total }) => total === 0) && <NoCustomers />}
          table={(data) => tableOf(t(bucketWords[data.bucketSize]), pointsOf(data), series)}
        >
          {(data) => (
            <AxisChart
              title={t(words.growth)}
              points={pointsOf(data)}
              series={series}
              visibleIds={['total']}
              height={height}
              compact={compactNumber}
            />
          )}
        </ChartPanel>
        <BuyersPanel query={query} />
      </div>
    </div>
  )
}

function NoCustomers() {
  const t = useTranslate()
  return (
    <EmptyChart title={t(words.noCustomers)} hint={t(words.noCustomersHint)}>
      <Link to={adminScreens.customers.path} className={buttonClass('secondary', 'compact')}>
        {t(words.seeCustomers)}
      </Link>
    </EmptyChart>
  )
}
