import { type Margin, marginOf } from '#contract/catalogue/prices.ts'
import type { StaffProduct } from '#contract/catalogue/staff-products.ts'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { draftWords as words } from './draft.words.ts'
import { availableOf, type LineValues } from './draft-values.ts'
import { costedLine, piecesOf } from './line-stock.ts'

/** Columns on wide screens: product, quantity, period, price, discount, net, total, tools. */
export const lineColumnsClass =
  '@min-[59rem]:grid-cols-[minmax(10rem,1fr)_4.25rem_6rem_6.75rem_4.5rem_8.5rem_9rem_6rem] @min-[59rem]:gap-2'
export const lineLabelClass = 'text-fine text-ink-quiet'
export const lineFactsClass = 'mt-0.5 text-fine text-ink-quiet wrap-anywhere'
export const lineWarningClass = 'text-fine font-semibold text-caution'

interface LineStockProps {
  line: LineValues
  product: StaffProduct
  left: number | null
}

/** Shows the product's stock, reservations and cost, and the line's margin. */
export function LineStock({ line, product, left }: LineStockProps) {
  const t = useTranslate()
  const { number } = useFormats()
  const { stockQuantity, reserved, hkdCost } = product
  const costed = costedLine(line, product)
  const available = availableOf(product)
  const more = left === null ? 0 : piecesOf(line) - left
  const facts = [
    available !== null && t(words.stock)(number(stockQuantity), number(reserved), number(available)),
    hkdCost === null ? t(words.costUnknown) : t(words.cost)(exactMoney(hkdCost)),
  ].filter(Boolean)
  return (
    <>
      <p className={lineFactsClass}>{facts.join(' · ')}</p>
      {costed && (
        <p className={lineFactsClass}>
          {t(words.lineMargin)} <MarginText margin={marginOf([costed])} />
        </p>
      )}
      {more > 0 && (
        <p className={lineWarningClass}>
          {left ? t(words.onlyLeft)(number(left), number(more)) : t(words.noneLeft)(number(more))}
        </p>
      )}
    </>
  )
}

/** Renders a margin: "HK$472.00 (40%)"; losses are highlighted: "−HK$60.00 (−20%)". */
export function MarginText({ margin: { amount, percent } }: { margin: Margin }) {
  const sign = amount < 0 ? '−' : ''
  const share = percent === null ? '' : ` (${sign}${Math.abs(percent)}%)`
  const text = `${sign}${exactMoney(Math.abs(amount))}${share}`
  return <span className={amount < 0 ? 'font-semibold text-danger' : undefined}>{text}</span>
}
