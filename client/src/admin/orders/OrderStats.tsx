import { useQuery } from '@tanstack/react-query'
import { adminScreens } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { orderStatsOptions } from '../api/sales/orders.ts'
import { useFormats } from '../i18n/formats.ts'
import { countedOrdersPath } from '../paths/index.ts'
import { StatCards, StatsFailed } from '../ui/StatCards.tsx'
import { ordersWords as words } from '../words/orders.words.ts'
import { orderStatusWords } from '../words/status.words.ts'

const { path } = adminScreens.orders
const openStatuses = ['pending', 'processing', 'shipped'] as const
/** Filters of the list behind each figure. */
const listed = { pending: 'pending', processing: 'processing,partly_shipped', shipped: 'shipped' }

export function OrderStats() {
  const t = useTranslate()
  const { number, money } = useFormats()
  const { data, error, refetch } = useQuery(orderStatsOptions)
  if (error && !data) return <StatsFailed text={t(words.statsFailed)} onRetry={refetch} />
  return (
    <div className="mb-5">
      <StatCards
        label={t(words.stats)}
        stats={[
          { label: t(words.total), to: path, value: data && number(data.total) },
          ...openStatuses.map((status) => ({
            label: t(orderStatusWords[status]),
            to: `${path}?status=${listed[status]}`,
            value: data && number(data[status]),
          })),
          {
            label: t(words.revenue),
            hint: t(words.revenueHint),
            to: countedOrdersPath,
            value: data && money(data.revenue),
          },
        ]}
      />
    </div>
  )
}
