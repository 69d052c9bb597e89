import { specificationGroupLabels } from '#contract/catalogue/specifications/specification-words.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { nameOf } from '../catalogue/index.ts'
import { comparedWords } from './compared.words.ts'
import type { ComparedRow } from './useComparedRows.tsx'
import type { Comparison } from './useComparison.ts'

interface OnlyOneProps extends Pick<Comparison, 'products'> {
  rows: ComparedRow[]
}

/** Lists the properties that only one product has, collapsed by product. */
export function OnlyOne({ products, rows }: OnlyOneProps) {
  const t = useTranslate()
  const single = rows.filter(({ agreement }) => agreement === 'single')
  if (single.length === 0) return null
  return (
    <section aria-labelledby="compare-only-one" className="mt-8">
      <h2 id="compare-only-one" className="text-body font-semibold">
        {t(comparedWords.onlyOne)}
      </h2>
      {products.map(({ slug, product }, place) => (
        <OfProduct
          key={slug}
          product={product}
          place={place}
          rows={single.filter(({ cells }) => cells[place]?.text !== undefined)}
        />
      ))}
    </section>
  )
}

interface OfProductProps {
  product: Comparison['products'][number]['product']
  place: number
  rows: ComparedRow[]
}

function OfProduct({ product, place, rows }: OfProductProps) {
  const t = useTranslate()
  const name = nameOf(product, useLanguage())
  if (rows.length === 0) return null
  return (
    <details className="border-b border-hairline print:[&::details-content]:[content-visibility:visible]">
      <summary className="min-h-11 cursor-pointer py-2.5 wrap-anywhere">
        {t(comparedWords.onlyFor)(name.text, rows.length)}
      </summary>
      <dl className="grid gap-x-8 pb-4 sm:grid-cols-2 lg:grid-cols-3">
        {rows.map(({ key, group, name, cells }) => (
          <div key={key} className="min-w-0 py-1.5 wrap-anywhere">
            <dt className="text-fine text-ink-quiet">
              {group === 'other' ? name : `${t(specificationGroupLabels[group])} · ${name}`}
            </dt>
            <dd>{cells[place]?.content}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
