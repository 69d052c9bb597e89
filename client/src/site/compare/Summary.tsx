import type { ProductDetail } from '#contract/catalogue/products.ts'
import { categoryLabels } from '#contract/catalogue/values/product-values.ts'
import { halfIn, listIn } from '#contract/i18n/in-language.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { displayText } from '../../i18n/useLocalizedText.ts'
import { nameOf } from '../catalogue/index.ts'
import { betterWords as words } from './better.words.ts'
import type { ComparedRow } from './useComparedRows.tsx'

/** Reasons shown for each product; the table has all. */
const shownMax = 5

/** Lists what each product is better at, by price and measurable specifications only. */
export function Summary({ products, rows }: { products: ProductDetail[]; rows: ComparedRow[] }) {
  const t = useTranslate()
  const ranked = rows.filter(({ best }) => best.length > 0)
  return (
    <section aria-labelledby="compare-glance" className="mb-6">
      <h2 id="compare-glance" className="heading text-title">
        {t(words.glance)}
      </h2>
      <Difference products={products} />
      {ranked.length === 0 ? (
        <p className="mt-2">{t(words.noneRanked)}</p>
      ) : (
        <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-x-8 gap-y-4">
          {products.map((product, place) => (
            <Advantages key={product.id} product={product} place={place} rows={ranked} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Warns that the products differ in category or use. */
function Difference({ products }: { products: ProductDetail[] }) {
  const t = useTranslate()
  const language = useLanguage()
  const kinds = new Set(products.map(({ category }) => t(categoryLabels[category])))
  const uses = new Set(
    products.map(({ subcategory }) =>
      subcategory === null ? '' : displayText(halfIn(subcategory, language), language).text,
    ),
  )
  if (kinds.size > 1) return <p className="text-ink-quiet">{t(words.otherCategories)(listIn([...kinds], language))}</p>
  if (uses.size < 2 || uses.has('')) return null
  return <p className="text-ink-quiet">{t(words.otherUses)(listIn([...uses], language))}</p>
}

function Advantages({ product, place, rows }: { product: ProductDetail; place: number; rows: ComparedRow[] }) {
  const t = useTranslate()
  const name = nameOf(product, useLanguage())
  const won = rows.filter(({ best }) => best.includes(place))
  return (
    <li className="border-l-2 border-l-signal pl-3">
      <p className="line-clamp-3 font-semibold" lang={name.lang}>
        {won.length > 0 ? t(words.betterFor)(name.text) : name.text}
      </p>
      {won.length === 0 && <p className="text-ink-quiet">{t(words.nothing)}</p>}
      <ul>
        {won.slice(0, shownMax).map((row) => (
          <li key={row.key}>
            {row.name} <strong className="font-semibold">{row.cells[place]?.text}</strong>
            <span className="block text-fine text-ink-quiet">{row.why}</span>
          </li>
        ))}
      </ul>
      {won.length > shownMax && <p className="text-fine text-ink-quiet">{t(words.more)(won.length - shownMax)}</p>}
    </li>
  )
}
