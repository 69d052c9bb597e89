import { useQuery } from '@tanstack/react-query'
import { Plus, Search } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ProductSummary } from '#contract/catalogue/products.ts'
import { productListOptions } from '../../api/products.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { periodWords, productsWords } from '../../i18n/products.words.ts'
import { Button } from '../../ui/Button.tsx'
import { DraftInput } from '../../ui/fields/DraftInput.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { nameOf, Picture, useMoney } from '../catalogue/index.ts'
import { compareWords } from './compare.words.ts'
import { offeredMax, offeredQuery } from './comparison-data.ts'
import type { Comparison } from './useComparison.ts'

/** Finds another product to compare, suggesting the same category first. */
export function ProductPicker({ comparison: { slugs, products, compare } }: { comparison: Comparison }) {
  const t = useTranslate()
  const toast = useToast()
  const language = useLanguage()
  const field = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState('')
  const found = useQuery(
    productListOptions(offeredQuery({ slugs, language, search, category: products[0]?.product.category })),
  )
  const compared = [...slugs, ...products.map(({ product }) => product.slug)]
  const offered = found.data?.items.filter(({ slug }) => !compared.includes(slug)).slice(0, offeredMax)

  /** Moves focus to the input, because the button disappears with its product. */
  function add(product: ProductSummary) {
    compare([...slugs, product.slug])
    toast(t(compareWords.added)(nameOf(product, language).text))
    field.current?.querySelector('input')?.focus()
  }
  return (
    <section className="mt-12 print:hidden" aria-labelledby="compare-picker">
      <h2 id="compare-picker" className="heading text-title">
        {t(slugs.length === 0 ? compareWords.addFirst : compareWords.addTitle)}
      </h2>
      <search>
        <div ref={field} className="relative mt-3 max-w-xl">
          <Search aria-hidden="true" className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-quiet" />
          <DraftInput
            type="search"
            enterKeyHint="search"
            maxLength={100}
            aria-label={t(compareWords.search)}
            placeholder={t(compareWords.search)}
            value={search}
            onCommit={setSearch}
            className="w-full pl-9"
          />
        </div>
      </search>
      <p role="status" className="text-ink-quiet">
        {found.isError && !found.data && t(compareWords.searchFailed)}
        {offered?.length === 0 && t(compareWords.noMatch)}
      </p>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(22rem,100%),1fr))] gap-x-8">
        {offered?.map((product) => (
          <Offer key={product.id} product={product} onAdd={() => add(product)} />
        ))}
      </ul>
    </section>
  )
}

function Offer({ product, onAdd }: { product: ProductSummary; onAdd: () => void }) {
  const t = useTranslate()
  const { format } = useMoney()
  const name = nameOf(product, useLanguage())
  const { msrp, period } = product.price
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)_auto] items-center gap-4 border-b border-hairline py-3">
      <Picture product={product} />
      <div className="min-w-0">
        <p className="leading-snug font-semibold" lang={name.lang}>
          {name.text}
        </p>
        <p className="text-fine text-ink-quiet">
          {msrp === null ? t(productsWords.priceOnRequest) : format(msrp) + t(periodWords[period])}
        </p>
      </div>
      <Button size="compact" aria-label={t(compareWords.addProduct)(name.text)} onClick={onAdd}>
        <Plus aria-hidden="true" className="size-4" />
        {t(compareWords.add)}
      </Button>
    </li>
  )
}
