import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Recurring, SubscriptionChange } from '#contract/billing/subscriptions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../shell/index.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { recurringOptions } from '../api/sales/subscriptions.ts'
import { useFormats } from '../i18n/formats.ts'
import { subscriptionsPath } from '../paths/index.ts'
import { bucketWords, useFigureTexts } from '../reports/index.ts'
import { AxisChart, ChartPanel } from '../ui/charts/ChartPanel.tsx'
import { type ChartSeries, tableOf } from '../ui/charts/chart-data.ts'
import { StatCards, StatsFailed } from '../ui/StatCards.tsx'
import { Dash } from '../ui/values.tsx'
import { SubscriptionsTabs } from './SubscriptionsPage.tsx'
import { subscriptionsWords as words } from './subscriptions.words.ts'

const chartHeight = 288
type Month = Recurring['months'][number]

/** Changes behind each column. */
const changesOf = {
  started: ['started'],
  expanded: ['added', 'repriced', 'resumed'],
  reduced: ['reduced', 'repriced', 'paused'],
  ended: ['ended'],
} as const satisfies Partial<Record<keyof Month, readonly SubscriptionChange[]>>

/** Renders recurring revenue by month, with what changed it. */
export default function RecurringPage() {
  const t = useTranslate()
  const query = useQuery(recurringOptions)
  const { money, compactMoney, bucket } = useFigureTexts()
  const { data } = query
  const series: ChartSeries = { id: 'mrr', name: t(words.mrr), kind: 'bar', color: 1, format: money }
  const pointsOf = ({ months }: Recurring) =>
    months.map(({ from, to, closing }) => ({
      id: from,
      label: bucket({ fromDay: from, toDay: to }, 'month'),
      title: bucket({ fromDay: from, toDay: to }, 'month'),
      values: { mrr: closing },
    }))
  return (
    <>
      <PageHead title={t(words.recurring)} isListed={false} />
      <h1 className="heading text-title">{t(words.recurring)}</h1>
      <p className="text-fine text-ink-quiet">{t(words.inHkd)}</p>
      <SubscriptionsTabs />
      <div className="mt-5 grid grid-cols-1 gap-5">
        {query.error && !data ? (
          <StatsFailed text={t(words.recurringFailed)} onRetry={query.refetch} />
        ) : (
          <Figures data={data} />
        )}
        <ChartPanel
          title={t(words.mrr)}
          query={query}
          failed={t(words.recurringFailed)}
          skeleton="h-78"
          none={() => false}
          table={(recurring) => tableOf(t(bucketWords.month), pointsOf(recurring), [series])}
        >
          {(recurring) => (
            <AxisChart
              title={t(words.mrr)}
              points={pointsOf(recurring)}
              series={[series]}
              height={chartHeight}
              compact={compactMoney}
            />
          )}
        </ChartPanel>
        {data && <Months months={data.months} />}
      </div>
    </>
  )
}

function Figures({ data }: { data: Recurring | undefined }) {
  const t = useTranslate()
  const { money, number } = useFormats()
  const renewing = data?.renewing
  return (
    <StatCards
      label={t(words.recurring)}
      stats={[
        { label: t(words.mrr), value: data && money(data.mrr) },
        { label: t(words.arr), value: data && money(data.arr) },
        {
          label: t(words.active),
          value: data && number(data.active),
          to: `${subscriptionsPath}?state=active,ending`,
        },
        {
          label: t(words.renewing),
          value: renewing && money(renewing.amountHkd),
          note: renewing && t(words.renewingNote)(number(renewing.count)),
          ...(renewing && {
            to: `${subscriptionsPath}?state=active&renewsFrom=${renewing.from}&renewsTo=${renewing.to}`,
          }),
        },
      ]}
    />
  )
}

function Months({ months }: { months: Month[] }) {
  const t = useTranslate()
  const { money, number, bucket } = useFigureTexts()
  const columns = ['opening', 'started', 'expanded', 'reduced', 'ended', 'closing'] as const
  const cell = (row: Month, name: (typeof columns)[number]) => {
    if (row[name] === 0) return <Dash />
    if (name === 'opening' || name === 'closing') return money(row[name])
    const to = `${subscriptionsPath}?change=${changesOf[name].join(',')}&changedFrom=${row.from}&changedTo=${row.to}`
    return (
      <Link to={to} className="link">
        {money(row[name])}
      </Link>
    )
  }
  return (
    <ScrollRegion label={t(words.recurring)}>
      <table className="w-full min-w-160 text-end tabular-nums [&_:is(td,th)]:border-b [&_:is(td,th)]:border-hairline [&_:is(td,th)]:px-3 [&_:is(td,th)]:py-2">
        <thead className="text-fine text-ink-quiet">
          <tr>
            <th scope="col" className="text-start">
              {t(bucketWords.month)}
            </th>
            {[...columns, 'churn' as const].map((name) => (
              <th key={name} scope="col" className="text-end">
                {t(words[name])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map((row) => (
            <tr key={row.from}>
              <th scope="row" className="text-start font-normal whitespace-nowrap">
                {bucket({ fromDay: row.from, toDay: row.to }, 'month')}
              </th>
              {columns.map((name) => (
                <td key={name}>{cell(row, name)}</td>
              ))}
              <td>{row.churn === null ? <Dash /> : `${number(row.churn)}%`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
