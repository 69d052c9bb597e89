import { useQuery } from '@tanstack/react-query'
import { categoryLabels } from '#contract/catalogue/products.ts'
import { currencyWords } from '#contract/catalogue/values/money-values.ts'
import type { AnalyticsRange, SalesDistribution } from '#contract/staff/figures.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { salesDistributionOptions } from '../api/figures.ts'
import { ordersPath } from '../paths/index.ts'
import { figureWords, NoSales, useFigureTexts } from '../reports/index.ts'
import { ChartPanel, SharePie } from '../ui/charts/ChartPanel.tsx'
import { shareTable } from '../ui/charts/chart-data.ts'
import type { Share } from '../ui/charts/SharePie.tsx'
import { customerTypeWords } from '../words/customers.words.ts'
import { analyticsWords as words } from './analytics.words.ts'

interface Part {
  id: string
  name: string
  revenue: number
  percent: number
  /** Filter of the order list for this slice; undefined where the list has no such filter. */
  filter: Record<string, string> | undefined
}

export function DistributionTab({ range }: { range: AnalyticsRange }) {
  const t = useTranslate()
  const { dollars } = useFigureTexts()
  const query = useQuery(salesDistributionOptions(range))
  const panel = (title: string, head: string, partsOf: (data: SalesDistribution) => Part[]) => {
    const sharesOf = (data: SalesDistribution): Share[] =>
      partsOf(data).map(({ revenue, percent, filter, ...part }) => ({
        ...part,
        value: revenue,
        note: dollars(revenue),
        percent: `${percent.toFixed(1)}%`,
        to: filter && ordersPath(data, filter),
      }))
    return (
      <ChartPanel
        title={title}
        query={query}
        failed={t(figureWords.failed)}
        skeleton="h-90"
        none={(data) => partsOf(data).every(({ revenue }) => revenue === 0) && <NoSales />}
        table={(data) => shareTable(sharesOf(data), [head, t(figureWords.revenue), t(words.share)])}
      >
        {(data) => <SharePie shares={sharesOf(data)} />}
      </ChartPanel>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-3">
      {panel(t(words.categoryShare), t(figureWords.category), ({ categories }) =>
        categories.map(({ category, ...part }) => ({
          ...part,
          id: category ?? 'none',
          name: t(category ? categoryLabels[category] : words.otherCategory),
          filter: category ? { category } : undefined,
        })),
      )}
      {panel(t(words.typeShare), t(words.type), ({ customerTypes }) =>
        customerTypes.map(({ type, ...part }) => ({
          ...part,
          id: type ?? 'none',
          name: t(type ? customerTypeWords[type] : words.noType),
          filter: type ? { customerType: type } : undefined,
        })),
      )}
      {panel(t(words.currencyShare), t(words.currency), ({ currencies }) =>
        currencies.map(({ currency, ...part }) => ({
          ...part,
          id: currency,
          name: t(currencyWords[currency]),
          filter: { currency },
        })),
      )}
    </div>
  )
}
