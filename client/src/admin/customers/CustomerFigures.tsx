import type { CustomerDetail } from '#contract/sales/customers.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useFormats } from '../i18n/formats.ts'
import { ordersOfCustomer } from '../paths/index.ts'
import { StatCards } from '../ui/StatCards.tsx'
import { customerPageWords as words } from './customer-page.words.ts'

/** Renders the totals of a customer's orders, defined in docs/figures.md. */
export function CustomerFigures({ customer }: { customer: CustomerDetail }) {
  const t = useTranslate()
  const { number, money, date } = useFormats()
  const { id, totalOrders, totalSpent, lastOrder, createdAt } = customer
  const orders = ordersOfCustomer(id)
  return (
    <div className="mb-4">
      <StatCards
        label={t(words.figures)}
        stats={[
          { label: t(words.orders), to: orders, value: number(totalOrders) },
          { label: t(words.spent), hint: t(words.spentHint), to: orders, value: money(totalSpent) },
          { label: t(words.lastOrder), value: lastOrder ? date(lastOrder) : t(words.never) },
          { label: t(words.since), value: date(createdAt) },
        ]}
      />
    </div>
  )
}
