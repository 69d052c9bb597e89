import type { UseQueryResult } from '@tanstack/react-query'
import type { Analytics, Figure } from '#contract/staff/figures.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { customersPath, ordersPath } from '../paths/index.ts'
import { figureWords, useFigureTexts } from '../reports/index.ts'
import { Change } from '../ui/charts/Change.tsx'
import { type Stat, StatCards, StatsFailed } from '../ui/StatCards.tsx'
import { analyticsWords as words } from './analytics.words.ts'

/** Renders the four key figures, compared with the period before and linked to the rows behind them. */
export function KeyFigures({ query }: { query: UseQueryResult<Analytics> }) {
  const t = useTranslate()
  const { dollars, number } = useFigureTexts()
  const { data, error, refetch } = query
  if (error && !data) return <StatsFailed text={t(words.cardsFailed)} onRetry={refetch} />
  const card = (label: string, figure: Figure | undefined, format: (value: number) => string): Stat => ({
    label,
    value: figure && format(figure.value),
    note: figure && <Change figure={figure} format={format} />,
    ...(data && { to: ordersPath(data) }),
  })
  return (
    <StatCards
      label={t(words.cards)}
      stats={[
        card(t(figureWords.revenue), data?.revenue, dollars),
        card(t(figureWords.orders), data?.orders, number),
        card(t(words.averageOrderValue), data?.averageOrderValue, dollars),
        { ...card(t(words.newCustomers), data?.newCustomers, number), ...(data && { to: customersPath(data) }) },
      ]}
    />
  )
}
