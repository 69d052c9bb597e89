import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../i18n/language.tsx'
import { productStatsOptions } from '../api/back-office.ts'
import { useFormats } from '../i18n/formats.ts'
import { StatCards, StatsFailed } from '../ui/StatCards.tsx'
import { stockWords, productsScreenWords as words } from '../words/products.words.ts'

export function ProductStats() {
  const t = useTranslate()
  const { number, money } = useFormats()
  const { data, error, refetch } = useQuery(productStatsOptions)
  if (error && !data) return <StatsFailed text={t(words.statsFailed)} onRetry={refetch} />
  const path = '/admin/products'
  const inStock = data && number(data.inStock)
  const lowStock = data && number(data.lowStock)
  const outOfStock = data && number(data.outOfStock)
  return (
    <div className="mb-5">
      <StatCards
        label={t(words.stats)}
        stats={[
          { label: t(words.totalProducts), to: path, value: data && number(data.total) },
          { label: t(stockWords['in-stock']), to: `${path}?stock=in-stock`, value: inStock },
          { label: t(stockWords['low-stock']), to: `${path}?stock=low-stock`, value: lowStock },
          { label: t(stockWords['out-of-stock']), to: `${path}?stock=out-of-stock`, value: outOfStock },
          { label: t(words.totalValue), hint: t(words.totalValueHint), value: data && money(data.totalValue) },
        ]}
      />
    </div>
  )
}
