import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import type { OrderDetail } from '#contract/sales/orders.ts'
import { marginWords } from '#contract/staff/margin-words.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { orderMarginOptions } from '../../api/figures.ts'
import { marginsOfOrder } from '../../paths/index.ts'
import { Facts } from '../../records/page/index.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { orderPageWords as words } from './order-page.words.ts'

/** Renders the margin of what was shipped of an order, and of what came back. */
export function OrderMarginPanel({ order }: { order: OrderDetail }) {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(orderMarginOptions(order))
  const totals = data?.totals
  if (data?.total === 0) return null
  return (
    <section className="message-panel" aria-label={t(marginWords.margin)}>
      <h2>{t(marginWords.margin)}</h2>
      {totals && (
        <>
          <Facts
            facts={[
              [marginWords.revenue, exactMoney(totals.revenue)],
              [marginWords.cost, exactMoney(totals.cost)],
              [
                marginWords.margin,
                <strong key="margin">
                  {exactMoney(totals.margin)}
                  {totals.percent !== null && ` (${totals.percent.toFixed(1)}%)`}
                </strong>,
              ],
            ]}
          />
          {totals.uncosted.rows > 0 && (
            <p className="text-fine text-ink-quiet">{t(words.uncosted)(totals.uncosted.rows)}</p>
          )}
          <Link to={marginsOfOrder(order.id)} className="link text-fine">
            {t(words.marginLines)}
          </Link>
        </>
      )}
      {!data && error && <LoadFailure title={t(words.marginFailed)} error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="h-24 w-full" />}
    </section>
  )
}
