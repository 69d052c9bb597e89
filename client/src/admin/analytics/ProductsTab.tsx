import { useQuery } from '@tanstack/react-query'
import { categoryLabels } from '#contract/catalogue/products.ts'
import type { AnalyticsRange, ProductPerformance } from '#contract/staff/figures.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { productPerformanceOptions } from '../api/figures.ts'
import { ordersPath } from '../paths/index.ts'
import { figureWords, NoSales, useFigureTexts } from '../reports/index.ts'
import { AxisChart, ChartPanel } from '../ui/charts/ChartPanel.tsx'
import { type ChartPoint, type ChartSeries, tableOf } from '../ui/charts/chart-data.ts'
import { analyticsWords as words } from './analytics.words.ts'
import { TopProducts } from './TopProducts.tsx'

const height = 288

export function ProductsTab({ range }: { range: AnalyticsRange }) {
  const t = useTranslate()
  const { money, number, compactMoney } = useFigureTexts()
  const query = useQuery(productPerformanceOptions(range))
  const bar = { kind: 'bar', color: 1, format: money } as const
  const series: ChartSeries[] = [
    { ...bar, id: 'revenue', name: t(figureWords.revenue) },
    { ...bar, id: 'before', name: t(figureWords.before), isQuiet: true },
  ]
  const pieces: ChartSeries = { ...bar, id: 'quantity', name: t(words.quantity), format: number }
  const pointsOf = (data: ProductPerformance): ChartPoint[] =>
    data.categories.map(({ category, revenue, quantity }) => {
      const name = t(category ? categoryLabels[category] : words.otherCategory)
      return {
        id: category ?? 'none',
        label: category ? name : t(words.other),
        title: name,
        to: category ? ordersPath(data, { category }) : undefined,
        values: { revenue: revenue.value, before: revenue.before, quantity },
      }
    })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <ChartPanel
        title={t(words.topProducts)}
        query={query}
        failed={t(figureWords.failed)}
        skeleton="h-100"
        none={({ products }) => products.length === 0 && <NoSales />}
      >
        {(data) => <TopProducts data={data} />}
      </ChartPanel>
      <ChartPanel
        title={t(words.salesByCategory)}
        query={query}
        failed={t(figureWords.failed)}
        skeleton="h-78"
        none={({ categories }) =>
          categories.every(({ revenue }) => revenue.value + revenue.before === 0) && <NoSales />
        }
        table={(data) => tableOf(t(figureWords.category), pointsOf(data), [...series, pieces])}
      >
        {(data) => (
          <AxisChart
            title={t(words.salesByCategory)}
            points={pointsOf(data)}
            series={[...series, pieces]}
            visibleIds={['revenue', 'before']}
            height={height}
            compact={compactMoney}
            isHorizontal
          />
        )}
      </ChartPanel>
    </div>
  )
}
