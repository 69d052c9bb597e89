import type { ReactNode } from 'react'
import { factWriter } from '#contract/catalogue/buying-rows.ts'
import type { DerivedProductAnswer } from '#contract/catalogue/product-edits.ts'
import { type BuyingFact, buyingFactNames } from '#contract/catalogue/products.ts'
import { buyingLabels, factTexts } from '#contract/catalogue/values/buying-facts.ts'
import { buyingCounts } from '#contract/catalogue/values/buying-words.ts'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { editWords } from '../edit/edit.words.ts'
import { FactList, ProductPanel } from './FactList.tsx'

/** Shows what buyers need besides price and specifications; renders nothing if none is known. */
export function BuyingPanel({ derived }: { derived: DerivedProductAnswer }) {
  const t = useTranslate()
  const { names } = useFormats()
  const values: Record<BuyingFact, ReactNode> = {
    ...factTexts(derived, { ...factWriter(useLanguage()), typed: (text) => text }),
    volumePrices: names(
      derived.volumePrices.map(({ from, price }) => `${t(buyingCounts.fromPieces)(from)} ${exactMoney(price)}`),
    ),
    requires: names(derived.requires),
    accessories: names(derived.accessories),
    documents: names(derived.documents.map(({ title }) => title)),
  }
  const known = buyingFactNames.filter((name) => values[name])
  if (known.length === 0) return null
  return (
    <ProductPanel title={t(editWords.buyingGroup)}>
      <FactList facts={known.map((name) => [t(buyingLabels[name]), values[name]])} />
    </ProductPanel>
  )
}
