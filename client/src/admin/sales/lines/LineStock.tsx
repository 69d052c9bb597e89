import { marginOf } from '#contract/catalogue/prices.ts'
import type { StaffProduct } from '#contract/catalogue/staff-products.ts'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { draftWords as words } from './draft.words.ts'
import { availableOf, type LineValues } from './draft-values.ts'
import { lineFactsClass, lineWarningClass } from './line-classes.ts'
import { costedLine, piecesOf } from './line-stock.ts'
import { MarginText } from './MarginText.tsx'

interface LineStockProps {
  line: LineValues
  product: StaffProduct
  /** Stock available to this line. */
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
