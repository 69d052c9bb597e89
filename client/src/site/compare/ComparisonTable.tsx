import { EqualNot, X } from 'lucide-react'
import { useId } from 'react'
import type { ProductDetail } from '#contract/catalogue/products.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { asRead } from '../../i18n/lang-of.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { AddToQuote, nameOf, Picture } from '../catalogue/index.ts'
import { compareWords } from './compare.words.ts'
import { type ComparedRow, useComparedRows } from './useComparedRows.tsx'

interface ComparisonTableProps {
  products: { slug: string; product: ProductDetail }[]
  showsDifferencesOnly: boolean
  onRemove: (slug: string) => void
}

/** A column a product, a line a property; the names of the lines stay in view while the products scroll. */
export function ComparisonTable({ products, showsDifferencesOnly, onRemove }: ComparisonTableProps) {
  const t = useTranslate()
  const groups = useComparedRows(products.map(({ product }) => product))
  const all = groups.flatMap(({ rows }) => rows)
  const differing = all.filter(({ isDifferent }) => isDifferent).length
  const shown = groups
    .map(({ title, rows }) => ({ title, rows: showsDifferencesOnly ? rows.filter((row) => row.isDifferent) : rows }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <>
      {products.length > 1 && (
        <p role="status" className="compare-legend">
          <DifferenceMark /> {t(compareWords.legend)} · {t(compareWords.differences)(differing, all.length)}
        </p>
      )}
      <ScrollRegion label={t(compareWords.table)}>
        <table className="compare">
          <caption className="sr-only">{t(compareWords.table)}</caption>
          <thead>
            <tr>
              <td />
              {products.map(({ slug, product }) => (
                <th key={slug} scope="col">
                  <ProductHead product={product} onRemove={() => onRemove(slug)} />
                </th>
              ))}
            </tr>
          </thead>
          {shown.map(({ title, rows }) => (
            <Group key={title} title={title} rows={rows} columns={products.length} />
          ))}
        </table>
      </ScrollRegion>
      {shown.length === 0 && <p className="py-6">{t(compareWords.noDifferences)}</p>}
    </>
  )
}

function ProductHead({ product, onRemove }: { product: ProductDetail; onRemove: () => void }) {
  const t = useTranslate()
  const name = nameOf(product, useLanguage())
  return (
    <div className="compare-head">
      <Picture product={product} />
      <LocalLink to={paths.product(product.slug)} lang={name.lang} className="compare-name">
        {name.text}
      </LocalLink>
      <div className="compare-actions print:hidden">
        <AddToQuote product={product} variant="secondary" size="compact" disabled={!product.inStock} />
        <Button
          variant="quiet"
          size="compact"
          className="min-w-11"
          aria-label={t(compareWords.remove)(name.text)}
          onClick={onRemove}
        >
          <X aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </div>
  )
}

function Group({ title, rows, columns }: { title: string; rows: ComparedRow[]; columns: number }) {
  const t = useTranslate()
  const language = useLanguage()
  const id = useId()
  return (
    <tbody>
      <tr className="compare-group">
        <th id={id} scope="rowgroup" colSpan={columns + 1}>
          <span>{title}</span>
        </th>
      </tr>
      {rows.map(({ name, cells, isDifferent }) => (
        <tr key={name} className={isDifferent ? 'is-different' : undefined}>
          <th scope="row" lang={asRead(name, language).lang}>
            {isDifferent && <DifferenceMark />}
            {name}
            {isDifferent && (
              <span className="sr-only" lang={undefined}>
                {' '}
                ({t(compareWords.different)})
              </span>
            )}
          </th>
          {cells.map(({ column, content }) => (
            <td key={column}>{content}</td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function DifferenceMark() {
  return <EqualNot aria-hidden="true" className="compare-mark" />
}
