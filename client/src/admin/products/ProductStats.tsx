import './product-stats.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { productStatsOptions } from '../api/desk.ts'
import { useFormats } from '../formats.ts'
import { AlertLine } from '../ui/StaffForm.tsx'
import { uiWords } from '../ui/ui.words.ts'
import { stockWords, productsScreenWords as words } from './products.words.ts'

/** The five cards of spec §2, of what is listed; each that counts leads to what it counts. */
export function ProductStats() {
  const t = useTranslate()
  const { number, money } = useFormats()
  const { data, error, refetch } = useQuery(productStatsOptions)
  if (error && !data) {
    return (
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <AlertLine>{t(words.statsFailed)}</AlertLine>
        <Button size="compact" onClick={() => void refetch()}>
          {t(uiWords.tryAgain)}
        </Button>
      </div>
    )
  }
  const count = (value: number | undefined) => value !== undefined && number(value)
  return (
    <ul className="product-stats" aria-label={t(words.stats)}>
      <Stat label={t(words.totalProducts)} to="/admin/products" value={count(data?.total)} />
      <Stat label={t(stockWords['in-stock'])} to="/admin/products?stock=in-stock" value={count(data?.inStock)} />
      <Stat label={t(stockWords['low-stock'])} to="/admin/products?stock=low-stock" value={count(data?.lowStock)} />
      <Stat
        label={t(stockWords['out-of-stock'])}
        to="/admin/products?stock=out-of-stock"
        value={count(data?.outOfStock)}
      />
      <Stat label={t(words.totalValue)} hint={t(words.totalValueHint)} value={data && money(data.totalValue)} />
    </ul>
  )
}

interface StatProps {
  label: string
  hint?: string
  to?: string
  /** Not there yet: undefined or false. */
  value: string | false | undefined
}

function Stat({ label, hint, to, value }: StatProps) {
  const figure: ReactNode = value || <Skeleton className="h-7 w-20" />
  return (
    <li>
      <p className="product-stat-label">
        {to ? <Link to={to}>{label}</Link> : label}
        {hint && <span> · {hint}</span>}
      </p>
      <p className="product-stat-value">{figure}</p>
    </li>
  )
}
