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
import { columnClass, sideClass, tableClass } from './table-classes.ts'
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
        <p role="status" className="pb-2 text-fine text-ink-quiet">
          <DifferenceMark /> {t(compareWords.legend)} · {t(compareWords.differences)(differing, all.length)}
        </p>
      )}
      <ScrollRegion label={t(compareWords.table)}>
        <table className={tableClass}>
          <caption className="sr-only">{t(compareWords.table)}</caption>
          <thead>
            <tr className="print:break-inside-avoid">
              <td className={sideClass} />
              {products.map(({ slug, product }) => (
                <th key={slug} scope="col" className={columnClass}>
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
    <div className="grid gap-2.5 max-lg:relative">
      <Picture product={product} />
      <LocalLink
        to={paths.product(product.slug)}
        lang={name.lang}
        className="compare-name text-body leading-[1.35] font-semibold hover:text-signal"
      >
        {name.text}
      </LocalLink>
      <div className="flex gap-1 *:first:flex-1 print:hidden">
        <AddToQuote product={product} variant="secondary" size="compact" disabled={!product.inStock} />
        <Button
          variant="quiet"
          size="compact"
          // on a narrow picture's corner, so that the other button has the column's width for its words
          className="min-w-11 max-lg:absolute max-lg:top-0 max-lg:right-0"
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
    <tbody className="print:*:break-inside-avoid">
      <tr>
        <th
          className="border-b border-ink pt-7 pr-4 pb-2.5 align-top text-body font-semibold wrap-anywhere lg:pr-8"
          id={id}
          scope="rowgroup"
          colSpan={columns + 1}
        >
          <span className="sticky left-0">{title}</span>
        </th>
      </tr>
      {rows.map(({ name, cells, isDifferent }) => (
        <tr key={name}>
          <th
            scope="row"
            lang={asRead(name, language).lang}
            // a name of two lines keeps clear of its mark
            className={`text-fine ${sideClass} ${isDifferent ? 'pl-5 -indent-5' : ''}`}
          >
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
            <td key={column} className={columnClass}>
              {content}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function DifferenceMark() {
  return <EqualNot aria-hidden="true" className="-mt-[0.125em] mr-1.5 inline-block size-3.5 text-caution" />
}
