import type { ReactNode } from 'react'
import type { ProductDetail } from '#contract/catalogue/products.ts'
import { asRead } from '../../i18n/lang-of.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { productWords } from '../../i18n/product.words.ts'
import { featuresOf, specificationsOf } from '../catalogue/index.ts'
import { textOf } from './claims.ts'

/** Spec §9. */
const featuresMax = 6

/** Nothing where a product has none. */
export function Specifications({ product }: { product: ProductDetail }) {
  const t = useTranslate()
  const language = useLanguage()
  const specifications = specificationsOf(product, language)
  if (specifications.length === 0) return null
  return (
    <Section title={t(productWords.specifications)}>
      {specifications.map((specification) => (
        <Entry key={specification.name} name={specification.name} value={textOf(specification)} />
      ))}
    </Section>
  )
}

/** At most six. Nothing where a product has none. */
export function Features({ product }: { product: ProductDetail }) {
  const t = useTranslate()
  const language = useLanguage()
  const items = featuresOf(product, language)
    .flatMap((group) => group.items)
    .slice(0, featuresMax)
  if (items.length === 0) return null
  return (
    <Section title={t(productWords.features)}>
      {items.map(({ feature, value }) => (
        <Entry key={feature} name={feature} value={value} />
      ))}
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="heading text-title">{title}</h2>
      <dl className="mt-3 border-t border-ink">{children}</dl>
    </section>
  )
}

function Entry({ name, value }: { name: string; value: string }) {
  const language = useLanguage()
  const [head, shownValue] = [asRead(name, language), asRead(value, language)]
  return (
    <div
      lang={head.lang ?? shownValue.lang}
      className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 border-b border-hairline py-[0.6rem]"
    >
      <dt className="text-ink-quiet">{head.text}</dt>
      <dd>{shownValue.text}</dd>
    </div>
  )
}
