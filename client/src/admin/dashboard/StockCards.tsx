import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProductStats } from '#contract/staff-products.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SpanBar } from '../../ui/SpanBar.tsx'
import { productStatsOptions } from '../api/desk.ts'
import { useFormats } from '../formats.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { dashboardWords } from '../words/dashboard.words.ts'

const productsPath = '/admin/products?state=listed'

/** The four cards of spec §2, each leading to its products. */
export function StockCards() {
  const t = useTranslate()
  const formats = useFormats()
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(productStatsOptions)
  if (error && !data)
    return <LoadFailure isSmall title={t(dashboardWords.statsFailed)} error={error} onRetry={refetch} />
  return (
    <section aria-label={t(dashboardWords.statsTitle)} aria-busy={isFetching}>
      <Cards stats={data} />
      <div className="flex min-h-11 items-center justify-end gap-2 text-fine text-ink-quiet lg:min-h-9">
        {data && (
          <>
            <span>{t(dashboardWords.asOf)(formats.time(new Date(dataUpdatedAt)))}</span>
            <Button variant="quiet" size="compact" disabled={isFetching} onClick={() => refetch()}>
              <RefreshCw aria-hidden="true" className="size-4" />
              {t(dashboardWords.refresh)}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

function Cards({ stats }: { stats: ProductStats | undefined }) {
  const t = useTranslate()
  const { number, money } = useFormats()
  const shareOf = (count: number) => (stats?.total ? count / stats.total : 0)
  const percentOf = (count: number) => Math.round(100 * shareOf(count))
  const { total = 0, inStock = 0, lowStock = 0, inventoryValue = 0 } = stats ?? {}
  return (
    <ul className="stat-cards">
      <Card name={t(dashboardWords.totalProducts)} to={productsPath} value={stats && number(total)}>
        {t(dashboardWords.listed)}
      </Card>
      <Card
        name={t(dashboardWords.inStock)}
        to={`${productsPath}&stock=in-stock`}
        value={stats && number(inStock)}
        share={shareOf(inStock)}
      >
        {t(dashboardWords.share)(percentOf(inStock))}
      </Card>
      <Card
        name={t(dashboardWords.lowStock)}
        to={`${productsPath}&stock=low-stock`}
        value={stats && number(lowStock)}
        share={shareOf(lowStock)}
      >
        {t(dashboardWords.lowStockRule)(percentOf(lowStock))}
      </Card>
      <Card
        name={t(dashboardWords.inventoryValue)}
        to={`${productsPath}&sort=-stock`}
        value={stats && money(inventoryValue)}
      >
        {t(dashboardWords.valueRule)}
      </Card>
    </ul>
  )
}

interface CardProps {
  name: string
  to: string
  /** undefined until it is here. */
  value: string | undefined
  /** Of all products, 0 to 1. */
  share?: number
  children: ReactNode
}

function Card({ name, to, value, share, children }: CardProps) {
  return (
    <li>
      <Link to={to} className="stat-card">
        <span className="text-fine text-ink-quiet">{name}</span>
        <span className="stat-value">{value ?? <Skeleton className="h-8 w-24" />}</span>
        <span className="stat-bar">{value && share !== undefined && <SpanBar from={0} to={share} />}</span>
        <span className="text-fine text-ink-quiet">{value ? children : <Skeleton className="my-1 h-3.5 w-28" />}</span>
      </Link>
    </li>
  )
}
