import { Link } from 'react-router-dom'
import type { ProductList } from '#contract/catalogue/products.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { catalogueWords } from './catalogue.words.ts'
import type { Filters } from './useFilters.ts'

interface PaginationProps {
  list: ProductList
  filters: Filters
}

export function Pagination({ list: { page, pageSize, total }, filters }: PaginationProps) {
  const t = useTranslate()
  const linkTo = (to: number) => filters.linkTo({ page: to > 1 ? String(to) : undefined })
  const pages = Math.ceil(total / pageSize)
  if (pages <= 1) return null
  return (
    <nav aria-label={t(catalogueWords.pages)} className="mt-8 flex items-center justify-between gap-4 print:hidden">
      <span className="flex-1">
        {page > 1 && (
          <Link to={linkTo(page - 1)} rel="prev" onClick={toTop} className={buttonClass()}>
            {t(catalogueWords.previous)}
          </Link>
        )}
      </span>
      <span className="text-ink-quiet">{t(catalogueWords.pageOf)(page, pages)}</span>
      <span className="flex flex-1 justify-end">
        {page < pages && (
          <Link to={linkTo(page + 1)} rel="next" onClick={toTop} className={buttonClass()}>
            {t(catalogueWords.next)}
          </Link>
        )}
      </span>
    </nav>
  )
}

function toTop() {
  window.scrollTo({ top: 0 })
}
