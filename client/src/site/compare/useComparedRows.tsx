import type { ReactNode } from 'react'
import type { ProductDetail } from '#contract/catalogue/products.ts'
import {
  type Agreement,
  type AlignedRow,
  type AlignedValue,
  alignEntries,
} from '#contract/catalogue/specifications/aligning.ts'
import type { SpecificationGroup, SpecificationKind } from '#contract/catalogue/specifications/kinds.ts'
import { specificationLabels } from '#contract/catalogue/specifications/specification-words.ts'
import { unbroken } from '#contract/i18n/formats.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { Bilingual } from '#contract/i18n/language-values.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { displayText } from '../../i18n/useLocalizedText.ts'
import { featuresOf, specificationsOf } from '../catalogue/index.ts'
import { whyWords } from './better.words.ts'
import { comparedWords } from './compared.words.ts'
import { factEntriesOf } from './fact-entries.ts'
import { useSupplyRows } from './useSupplyRows.tsx'

export interface ComparedRow {
  key: string
  group: SpecificationGroup
  name: string
  /** A cell per product; `column` is its id, `text` a short form, undefined if there is nothing to say. */
  cells: { column: string; text: string | undefined; content: ReactNode }[]
  agreement: Agreement
  /** Indexes of the products that are better than the rest. */
  best: number[]
  /** Why that matters; undefined for rows that are not ranked. */
  why: string | undefined
}

const reasons: Partial<Record<SpecificationKind, Bilingual>> = whyWords

/** Returns all rows in the reader's language and currency: price and supply first, then specifications and features. */
export function useComparedRows(products: ProductDetail[]): ComparedRow[] {
  const t = useTranslate()
  const language = useLanguage()
  const supply = useSupplyRows(products)
  const entries = products.map((product) => [
    ...factEntriesOf(product, language),
    ...specificationsOf(product, language),
    ...featuresOf(product, language).flatMap(({ items }) =>
      items.map(({ feature, value }) => ({ name: feature, value, unit: null })),
    ),
  ])
  const written = ({ key, kind, hasSubject, name, values, ...row }: AlignedRow): ComparedRow => ({
    ...row,
    key,
    name: kind && !hasSubject ? t(specificationLabels[kind]) : displayText(name, language).text,
    why: kind && inLanguage(reasons[kind], language),
    cells: products.map(({ id }, place) => ({
      column: id,
      text: values[place] && displayText(values[place].text, language).text,
      content: <ValueText value={values[place]} />,
    })),
  })
  return [...supply, ...alignEntries(entries, t(comparedWords.to)).map(written)]
}

function ValueText({ value }: { value: AlignedValue | undefined }) {
  const t = useTranslate()
  const language = useLanguage()
  if (!value) return <span className="text-ink-quiet">{t(comparedWords.noEntry)}</span>
  const { text, lang } = displayText(value.text, language)
  return (
    <>
      <span lang={lang}>{unbroken(text)}</span>
      {value.original && (
        <span className="block text-fine text-ink-quiet">
          {t(comparedWords.listedAs)(unbroken(displayText(value.original, language).text))}
        </span>
      )}
    </>
  )
}
