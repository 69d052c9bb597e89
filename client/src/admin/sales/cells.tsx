import { baseCurrency, type CurrencyCode } from '#contract/catalogue/money.ts'
import { exactMoney, wholeMoney } from '#contract/catalogue/values/exact-money.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import type { StaffOrder } from '#contract/sales/orders.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { langOf } from '../../i18n/useLocalizedText.ts'
import { useFormats } from '../i18n/formats.ts'
import { Dash } from '../ui/values.tsx'

export function OptionalCell({ text }: { text: string }) {
  return text || <Dash />
}

export function CustomerCell({ order: { customerName, contactName } }: { order: StaffOrder }) {
  const hasContact = contactName && contactName !== customerName
  return (
    <>
      {customerName}
      {hasContact && <span className="text-ink-quiet max-md:hidden"> · {contactName}</span>}
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

/** Renders a name in the reader's language, with the SKU below; on a card's line beside it. */
export function NamedCell({ row }: { row: { name: string; nameEn: string | null; sku: string | null } }) {
  const language = useLanguage()
  const name = nameIn(row, language)
  return (
    <span>
      <span lang={langOf(name, language)}>{name}</span>
      {row.sku && <small className="block text-fine text-ink-quiet in-[p]:ms-1.5 in-[p]:inline">{row.sku}</small>}
    </span>
  )
}

/** Renders a customer's name in the reader's language, where there is one. */
export function CustomerNameCell({ row }: { row: { customerName: string; customerNameEn: string } }) {
  const language = useLanguage()
  const name = nameIn({ name: row.customerName, nameEn: row.customerNameEn }, language)
  return <span lang={langOf(name, language)}>{name}</span>
}

export function ItemsCell({ count }: { count: number }) {
  return useFormats().number(count)
}

interface MoneyCellProps {
  amount: number | null
  currency?: CurrencyCode
  /** None where all amounts of the column are whole. */
  decimals: 0 | 2
}

export function MoneyCell({ amount, currency, decimals }: MoneyCellProps) {
  if (amount === null) return <Dash />
  return decimals === 0 ? wholeMoney(amount, currency) : exactMoney(amount, currency)
}

interface AmountCellProps {
  order: Pick<StaffOrder, 'total' | 'totalHkd' | 'currency'>
  decimals: 0 | 2
}

/** Shows the amount in the order's currency; the tooltip has it in HKD if that is another. */
export function AmountCell({ order, decimals }: AmountCellProps) {
  const { total, totalHkd, currency } = order
  const { money } = useFormats()
  return (
    <span title={currency === baseCurrency ? undefined : money(totalHkd)}>
      <MoneyCell amount={total} currency={currency} decimals={decimals} />
    </span>
  )
}
