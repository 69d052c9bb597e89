import { baseCurrency } from '#contract/catalogue/money.ts'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import type { StaffOrder } from '#contract/sales/orders.ts'
import { useFormats } from '../i18n/formats.ts'
import { Dash } from '../ui/values.tsx'

export function OptionalCell({ text }: { text: string }) {
  return text ? <span className="block min-w-24 break-words">{text}</span> : <Dash />
}

export function CustomerCell({ order: { customerName, contactName } }: { order: StaffOrder }) {
  return (
    <>
      <span className="md:line-clamp-2">{customerName}</span>
      {contactName && contactName !== customerName && (
        <span className="block text-fine text-ink-quiet">{contactName}</span>
      )}
    </>
  )
}

export function DateCell({ at }: { at: string }) {
  const { date, exact } = useFormats()
  return (
    <time dateTime={at} title={exact(at)}>
      {date(at)}
    </time>
  )
}

/** Shows a calendar day. @param day YYYY-MM-DD */
export function DayCell({ day }: { day: string }) {
  return <time dateTime={day}>{useFormats().date(`${day}T04:00:00Z`)}</time>
}

export function ItemsCell({ count }: { count: number }) {
  return useFormats().number(count)
}

export function MoneyCell({ amount }: { amount: number }) {
  return useFormats().money(amount)
}

/** Shows the amount in the order's currency, and in HKD if that is another. */
export function AmountCell({
  order: { total, totalHkd, currency },
}: {
  order: Pick<StaffOrder, 'total' | 'totalHkd' | 'currency'>
}) {
  const { money } = useFormats()
  return (
    <span className="whitespace-nowrap">
      {exactMoney(total, currency)}
      {currency !== baseCurrency && <span className="block text-fine text-ink-quiet">{money(totalHkd)}</span>}
    </span>
  )
}
