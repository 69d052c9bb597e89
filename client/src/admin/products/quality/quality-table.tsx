import { ExternalLink } from 'lucide-react'
import type { ProductIssue } from '#contract/catalogue/data-quality.ts'
import type { StaffProduct } from '#contract/catalogue/staff-products.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { productPath } from '../../paths/index.ts'
import type { Column, Table } from '../../records/list/index.ts'
import { useIsFileSource } from '../../sync/index.ts'
import { Dash } from '../../ui/values.tsx'
import { qualityWords as words } from '../../words/product-quality.words.ts'
import { useProductsTable } from '../products-table.tsx'
import { FixCell } from './FixCell.tsx'

const shared = new Set(['product', 'category'])

/** Returns the products table for one issue, with fixes in place of figures. */
export function useQualityTable(issue: ProductIssue): Table<StaffProduct> {
  const { exports: _exports, ...table } = useProductsTable()
  const isOfFiles = useIsFileSource()
  return {
    ...table,
    title: words.title,
    columns: [
      ...table.columns.filter(({ id }) => shared.has(id)),
      {
        id: 'mend',
        header: words.mend,
        phone: 'below',
        hasControls: true,
        cell: (product) => <FixCell product={product} issue={issue} />,
        text: () => '',
      },
      ...(isOfFiles ? [] : [notionColumn]),
    ],
    filters: table.filters.filter((filter) => filter.kind === 'choice' && ['category', 'source'].includes(filter.id)),
    fixed: { issue, state: 'listed' },
    empty: { title: words.noneOfThese, hint: words.noneOfTheseHint },
    rowPath: ({ id }) => productPath(id, 'edit'),
  }
}

const notionColumn: Column<StaffProduct> = {
  id: 'notion',
  header: words.notion,
  cell: (product) => <NotionCell product={product} />,
  text: ({ notionUrl }) => notionUrl ?? '',
}

function NotionCell({ product }: { product: StaffProduct }) {
  const t = useTranslate()
  const language = useLanguage()
  const name = nameIn(product, language)
  if (!product.notionUrl) return <Dash />
  return (
    <a
      href={product.notionUrl}
      target="_blank"
      rel="noreferrer"
      aria-label={t(words.openOf)(name)}
      className="link inline-flex min-h-11 items-center gap-1 lg:min-h-7"
    >
      {t(words.open)}
      <ExternalLink aria-hidden="true" className="size-3.5" />
    </a>
  )
}
