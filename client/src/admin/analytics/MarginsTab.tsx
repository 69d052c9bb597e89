import { useQuery } from '@tanstack/react-query'
import { nameIn } from '#contract/i18n/in-language.ts'
import type { AnalyticsRange } from '#contract/staff/figures.ts'
import { marginAnalyticsWords, marginWords, uncostedRevenueWords } from '#contract/staff/margin-words.ts'
import type { MarginAnalytics, MarginTotals } from '#contract/staff/margins.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { marginAnalyticsOptions } from '../api/figures.ts'
import { type Days, marginsPath, orderPath } from '../paths/index.ts'
import { figureWords, NoSales, useFigureTexts } from '../reports/index.ts'
import { ChartPanel } from '../ui/charts/ChartPanel.tsx'
import { StatCards } from '../ui/StatCards.tsx'
import { Dash } from '../ui/values.tsx'
import { analyticsWords as words } from './analytics.words.ts'
import { RankedFigure, RankedName, Ranking } from './Ranking.tsx'

/** Shows the margin of what was shipped, and the products and orders that it comes from. */
export function MarginsTab({ range }: { range: AnalyticsRange }) {
  const t = useTranslate()
  const language = useLanguage()
  const query = useQuery(marginAnalyticsOptions(range))
  const { data } = query
  const panel = (title: string, rowsOf: (data: MarginAnalytics) => RankedMargin[]) => (
    <ChartPanel
      title={title}
      query={query}
      failed={t(figureWords.failed)}
      skeleton="h-100"
      none={(data) => rowsOf(data).length === 0 && <NoSales />}
    >
      {(data) => <Margins head={title} rows={rowsOf(data)} />}
    </ChartPanel>
  )
  return (
    <div className="grid grid-cols-1 gap-5">
      {!query.error && <Totals totals={data?.totals} days={data} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
        {panel(t(marginAnalyticsWords.byProduct), (data) =>
          data.products.map((row) => ({
            ...row,
            id: row.productId ?? row.name,
            label: nameIn(row, language),
            note: row.sku,
            to: row.productId ? marginsPath(data, { product: row.productId }) : undefined,
          })),
        )}
        {panel(t(marginAnalyticsWords.byOrder), (data) =>
          data.orders.map((row) => ({
            ...row,
            id: row.orderId,
            label: row.reference,
            note: row.customerName,
            to: orderPath(row.orderId),
          })),
        )}
      </div>
      <p className="text-fine text-ink-quiet">{t(marginAnalyticsWords.hint)}</p>
    </div>
  )
}

function Totals({ totals, days }: { totals: MarginTotals | undefined; days: Days | undefined }) {
  const t = useTranslate()
  const { dollars, number } = useFigureTexts()
  const to = days && { to: marginsPath(days, { cost: 'known' }) }
  const uncosted = totals?.uncosted
  return (
    <StatCards
      label={t(marginWords.margin)}
      stats={[
        { label: t(marginWords.revenue), value: totals && dollars(totals.revenue), ...to },
        { label: t(marginWords.cost), value: totals && dollars(totals.cost), ...to },
        {
          label: t(marginWords.margin),
          value: totals && dollars(totals.margin),
          ...(totals && totals.percent !== null && { note: `${totals.percent.toFixed(1)}%` }),
          ...to,
        },
        {
          label: t(marginAnalyticsWords.uncosted),
          value: uncosted && number(uncosted.rows),
          ...(uncosted && uncosted.rows > 0 && { note: t(uncostedRevenueWords)(dollars(uncosted.revenue)) }),
          ...(days && { to: marginsPath(days, { cost: 'unknown' }) }),
        },
      ]}
    />
  )
}

type RankedMargin = MarginTotals & {
  id: string
  label: string
  note: string | null
  to: string | undefined
  quantity: number
}

function Margins({ head, rows }: { head: string; rows: RankedMargin[] }) {
  const t = useTranslate()
  const { dollars, number } = useFigureTexts()
  const best = Math.max(...rows.map(({ margin }) => margin), 1)
  return (
    <Ranking heads={[head, t(marginWords.revenue), t(marginWords.margin)]}>
      {rows.map(({ id, label, note, to, revenue, margin, percent, rows: costed, uncosted }) => (
        <tr key={id}>
          <RankedName name={label} to={to} note={note} share={Math.max(margin / best, 0)} />
          <RankedFigure note={uncosted.rows > 0 && <span>{t(words.linesUncosted)(number(uncosted.rows))}</span>}>
            {costed === 0 ? <Dash /> : dollars(revenue)}
          </RankedFigure>
          <RankedFigure note={percent === null ? undefined : `${percent.toFixed(1)}%`}>
            {costed === 0 ? (
              t(marginAnalyticsWords.unknown)
            ) : (
              <strong className="font-semibold">{dollars(margin)}</strong>
            )}
          </RankedFigure>
        </tr>
      ))}
    </Ranking>
  )
}
