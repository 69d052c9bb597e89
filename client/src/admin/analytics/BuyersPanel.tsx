import type { UseQueryResult } from '@tanstack/react-query'
import type { CustomerAnalytics } from '#contract/staff/figures.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { figureWords, NoSales, useFigureTexts } from '../reports/index.ts'
import { ChartPanel, SharePie } from '../ui/charts/ChartPanel.tsx'
import { shareTable } from '../ui/charts/chart-data.ts'
import type { Share } from '../ui/charts/SharePie.tsx'
import { analyticsWords as words } from './analytics.words.ts'

/** Splits the customers who bought in the period into first-time and returning ones. */
export function BuyersPanel({ query }: { query: UseQueryResult<CustomerAnalytics> }) {
  const t = useTranslate()
  const { number } = useFigureTexts()
  const sharesOf = ({ firstTime, returning }: CustomerAnalytics): Share[] => {
    const percent = Math.round((100 * firstTime) / (firstTime + returning))
    return [
      { id: 'first', name: t(words.firstTime), value: firstTime, note: number(firstTime), percent: `${percent}%` },
      {
        id: 'again',
        name: t(words.returning),
        value: returning,
        note: number(returning),
        percent: `${100 - percent}%`,
      },
    ]
  }
  return (
    <ChartPanel
      title={t(words.buyers)}
      query={query}
      failed={t(figureWords.failed)}
      skeleton="h-44"
      none={({ firstTime, returning }) => firstTime + returning === 0 && <NoSales />}
      table={(data) => shareTable(sharesOf(data), [t(words.buyers), t(words.buyersCount), t(words.share)])}
    >
      {(data) => <SharePie shares={sharesOf(data)} />}
    </ChartPanel>
  )
}
