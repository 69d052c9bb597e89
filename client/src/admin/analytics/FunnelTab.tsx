import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { AnalyticsRange } from '#contract/staff/figures.ts'
import { type Funnel, funnelStepWords, funnelWords } from '#contract/staff/funnel.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { funnelOptions } from '../api/figures.ts'
import { requestsPath } from '../paths/index.ts'
import { figureWords, NoSales, useFigureTexts } from '../reports/index.ts'
import { ChartPanel } from '../ui/charts/ChartPanel.tsx'
import { Dash } from '../ui/values.tsx'
import { analyticsWords as words } from './analytics.words.ts'
import { RankedFigure, RankedName, Ranking } from './Ranking.tsx'

/** Shows how many requests of a range became quotations, orders, invoices and payments, and in how many days. */
export function FunnelTab({ range }: { range: AnalyticsRange }) {
  const t = useTranslate()
  const query = useQuery(funnelOptions(range))
  return (
    <div className="grid grid-cols-1 gap-2">
      <ChartPanel
        title={t(words.funnel)}
        query={query}
        failed={t(figureWords.failed)}
        skeleton="h-100"
        none={({ steps }) => steps.every(({ count }) => count === 0) && <NoSales />}
      >
        {(data) => <Steps data={data} />}
      </ChartPanel>
      <p className="text-fine text-ink-quiet">{t(funnelWords.hint)}</p>
    </div>
  )
}

function Steps({ data }: { data: Funnel }) {
  const t = useTranslate()
  const { dollars, number } = useFigureTexts()
  return (
    <Ranking heads={[t(funnelWords.step), t(funnelWords.count), t(words.value), t(funnelWords.days)]}>
      {data.steps.map(({ step, count, value, percent, days }) => (
        <tr key={step}>
          <RankedName
            name={t(funnelStepWords[step])}
            to={requestsPath(data, step)}
            note={null}
            share={(percent ?? 0) / 100}
          />
          <RankedFigure note={percent === null ? undefined : `${percent.toFixed(1)}%`}>
            <Link to={requestsPath(data, step)} className="link">
              {number(count)}
            </Link>
          </RankedFigure>
          <RankedFigure>{dollars(value)}</RankedFigure>
          <RankedFigure>{days === null ? <Dash /> : number(days)}</RankedFigure>
        </tr>
      ))}
    </Ranking>
  )
}
