import { useQuery } from '@tanstack/react-query'
import type { ProductStats } from '#contract/catalogue/staff-products.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { productStatsOptions } from '../api/back-office.ts'
import { useFormats } from '../i18n/formats.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { type Stat, StatCards } from '../ui/StatCards.tsx'
import { dashboardWords as words } from './dashboard.words.ts'

const productsPath = '/admin/products?state=listed'

export function StockCards() {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(productStatsOptions)
  if (error && !data) return <LoadFailure isSmall title={t(words.statsFailed)} error={error} onRetry={refetch} />
  return <Cards stats={data} />
}

function Cards({ stats }: { stats: ProductStats | undefined }) {
  const t = useTranslate()
  const { number, money } = useFormats()
  const shareOf = (count = 0) => (stats?.total ? count / stats.total : 0)
  const percentOf = (count = 0) => Math.round(100 * shareOf(count))
  const cards: Stat[] = [
    { label: t(words.totalProducts), to: productsPath, value: stats && number(stats.total), note: t(words.listed) },
    {
      label: t(words.inStock),
      to: `${productsPath}&stock=in-stock`,
      value: stats && number(stats.inStock),
      share: shareOf(stats?.inStock),
      note: t(words.share)(percentOf(stats?.inStock)),
    },
    {
      label: t(words.lowStock),
      to: `${productsPath}&stock=low-stock`,
      value: stats && number(stats.lowStock),
      share: shareOf(stats?.lowStock),
      note: t(words.lowStockRule)(percentOf(stats?.lowStock)),
    },
    {
      label: t(words.inventoryValue),
      to: `${productsPath}&sort=-stock`,
      value: stats && money(stats.inventoryValue),
      note: t(words.valueRule),
    },
  ]
  return <StatCards label={t(words.statsTitle)} stats={cards} />
}
