import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { promotionalPrice, type promotionContentSchema } from '#contract/content/promotions.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import type { ProductLookup } from '#contract/sales/quote-requests.ts'
import { lookUpProducts } from '../../api/lookup.ts'
import { amountText } from '../../i18n/formats.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { periodWords } from '../../i18n/products.words.ts'
import { FormerPrice, PromotionNote } from '../../offers/index.ts'
import { contentWords as words } from './content.words.ts'

interface PromotionPreviewProps {
  promotion: z.output<typeof promotionContentSchema>
  until: string | null
}

export function PromotionPreview({ promotion: { title, text, products }, until }: PromotionPreviewProps) {
  const keys = products.map(({ product }) => product)
  const { data } = useQuery({
    queryKey: ['content', 'promoted', keys],
    queryFn: () => lookUpProducts(keys),
    placeholderData: (previous) => previous,
  })
  return (
    <div className="grid gap-3">
      <PromotionNote title={title} text={text} until={until} />
      <ul className="border-t border-hairline">
        {products.map((promoted, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: one may be named twice while it is typed
            key={index}
            className="flex flex-wrap justify-between gap-x-4 border-b border-hairline py-2 wrap-anywhere"
          >
            <PromotedPrice
              promoted={promoted}
              product={data && (data.items.find(({ key }) => key === promoted.product)?.product ?? null)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface PromotedPriceProps {
  promoted: PromotionPreviewProps['promotion']['products'][number]
  /** null where there is none; undefined while loading. */
  product: ProductLookup['items'][number]['product'] | undefined
}

function PromotedPrice({ promoted, product }: PromotedPriceProps) {
  const t = useTranslate()
  const language = useLanguage()
  if (!product) return <span>{product === null ? t(words.unknownProduct)(promoted.product) : promoted.product}</span>
  const { price } = product
  const msrp = price.promotion?.msrp ?? price.msrp
  const reduced = msrp === null ? undefined : promotionalPrice(msrp, promoted)
  return (
    <>
      <span>{nameIn(product, language)}</span>
      {msrp === null || reduced === undefined ? (
        <span>{t(words.notReduced)}</span>
      ) : (
        <span className="whitespace-nowrap">
          <FormerPrice amount={`HK$${amountText(msrp)}`} />
          <strong>HK${amountText(reduced)}</strong>
          {t(periodWords[price.period])}
        </span>
      )}
    </>
  )
}
