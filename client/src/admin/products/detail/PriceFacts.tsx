import type { ReactNode } from 'react'
import type { CurrencyCode } from '#contract/catalogue/money.ts'
import type { EditedProduct } from '#contract/catalogue/product-edits.ts'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { perWords, productsScreenWords } from '../../words/products.words.ts'
import { recordFieldWords } from '../../words/record-fields.words.ts'
import { derivationOf } from '../edit/derivations.ts'
import { derivationWords } from '../edit/derivations.words.ts'
import { type TextField, valuesOf } from '../edit/product-values.ts'
import { detailWords as words } from './detail.words.ts'
import { FactList } from './FactList.tsx'

export function PriceFacts({ product }: { product: EditedProduct }) {
  const t = useTranslate()
  const language = useLanguage()
  const { derived, reserved: promised } = product
  const values = valuesOf(product)
  const amount = (value: number | null, currency?: CurrencyCode) =>
    value === null ? undefined : exactMoney(value, currency)
  function ruled(field: TextField, value: string | undefined): ReactNode {
    const rule = derivationOf(field, derived, values, language)
    return (
      value && (
        <>
          {value}
          {rule && <span className="block text-fine text-ink-quiet">{rule}</span>}
        </>
      )
    )
  }
  const msrp =
    derived.msrp === null ? t(productsScreenWords.onRequest) : exactMoney(derived.msrp) + t(perWords[derived.period])
  return (
    <FactList
      className="grid gap-x-8 md:grid-cols-2"
      facts={[
        [t(recordFieldWords.msrp), msrp],
        [t(words.partnerPrice), ruled('resellerCost', amount(derived.partnerPrice))],
        [t(words.minSellingPrice), ruled('minSellingPrice', amount(derived.minSellingPrice))],
        [t(recordFieldWords.margin), `${derived.margin} %`],
        [t(recordFieldWords.hkdCost), amount(derived.hkdCost)],
        [t(recordFieldWords.usdCost), ruled('usdCost', amount(derived.usdCost, 'USD'))],
        [t(recordFieldWords.upMargin), `${derived.upMargin} %`],
        [t(recordFieldWords.term), t(derivationWords.terms[derived.term])],
        [t(recordFieldWords.recurring), t(derived.recurring ? derivationWords.yes : derivationWords.no)],
        [t(recordFieldWords.barrier), derived.barrier],
        [t(recordFieldWords.availability), derivationOf('availability', derived, values, language)],
        [
          t(words.promised),
          promised > 0 && t(words.promisedOf)(promised, Math.max(0, derived.stockQuantity - promised)),
        ],
      ]}
    />
  )
}
