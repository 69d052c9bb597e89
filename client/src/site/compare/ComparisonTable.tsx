import { Check, X } from 'lucide-react'
import { useId } from 'react'
import type { ProductDetail } from '#contract/catalogue/products.ts'
import { specificationGroups } from '#contract/catalogue/specifications/kinds.ts'
import { specificationGroupLabels } from '#contract/catalogue/specifications/specification-words.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { displayText } from '../../i18n/useLocalizedText.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { AddToQuote, nameOf, Picture } from '../catalogue/index.ts'
import { betterWords } from './better.words.ts'
import { comparedWords } from './compared.words.ts'
import { asideClass, columnClass, cornerClass, nameClass, sideClass, tableClass } from './table-classes.ts'
import type { ComparedRow } from './useComparedRows.tsx'
import type { Comparison } from './useComparison.ts'

interface ComparisonTableProps extends Pick<Comparison, 'products'> {
  rows: ComparedRow[]
  hidesEqual: boolean
  /** Slugs of the two products shown on narrow screens. */
  beside: readonly string[]
  onRemove: (slug: string) => void
}

/**
 * Renders a column for each product and a row for each property; properties of a single product are listed by OnlyOne.
 */
export function ComparisonTable({ products, rows, hidesEqual, beside, onRemove }: ComparisonTableProps) {
  const t = useTranslate()
  const aside = products.map(({ slug }) => (beside.includes(slug) ? '' : asideClass))
  const isShown = ({ agreement }: ComparedRow) =>
    agreement === 'different' || (agreement === 'equal' && (!hidesEqual || products.length === 1))
  const shown = rows.filter(isShown)
  return (
    <>
      <table className={tableClass}>
        <caption className="sr-only">{t(comparedWords.table)}</caption>
        <thead>
          <tr className="print:break-inside-avoid">
            <td className={cornerClass} />
            {products.map(({ slug, product }, place) => (
              <td key={slug} className={`pt-2.5 pr-3 align-top lg:pr-8 ${aside[place]}`}>
                <ProductHead product={product} onRemove={() => onRemove(slug)} />
              </td>
            ))}
          </tr>
          <tr>
            <td className={nameClass} />
            {products.map(({ slug, product }, place) => (
              <ProductName key={slug} product={product} className={`${nameClass} ${aside[place]}`} />
            ))}
          </tr>
        </thead>
        {specificationGroups.map((group) => (
          <Group
            key={group}
            title={t(specificationGroupLabels[group])}
            rows={shown.filter((row) => row.group === group)}
            aside={aside}
          />
        ))}
      </table>
      {shown.length === 0 && <p className="py-6">{t(comparedWords.nothingLeft)}</p>}
    </>
  )
}

function ProductHead({ product, onRemove }: { product: ProductDetail; onRemove: () => void }) {
  const t = useTranslate()
  const name = nameOf(product, useLanguage())
  return (
    <div className="grid max-w-60 gap-2.5 max-lg:relative">
      <Picture product={product} sizes="(min-width: 48rem) 15rem, 33vw" />
      <div className="flex gap-1 *:first:flex-1 print:hidden">
        <AddToQuote product={product} variant="secondary" size="compact" />
        <Button
          variant="quiet"
          size="compact"
          // overlaps the picture's corner on narrow screens, so that the other button has the full column
          className="min-w-11 max-lg:absolute max-lg:top-0 max-lg:right-0"
          aria-label={t(comparedWords.remove)(name.text)}
          onClick={onRemove}
        >
          <X aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </div>
  )
}

/** Renders the name in at most three lines, because it is sticky. */
function ProductName({ product, className }: { product: ProductDetail; className: string }) {
  const name = nameOf(product, useLanguage())
  return (
    <th scope="col" className={className}>
      <LocalLink
        to={paths.product(product.slug)}
        lang={name.lang}
        className="compare-name line-clamp-3 text-small leading-[1.35] font-semibold hover:text-signal lg:text-body"
      >
        {name.text}
      </LocalLink>
      {product.modelNumber && (
        <span className="block truncate text-fine font-normal text-ink-quiet">{product.modelNumber}</span>
      )}
    </th>
  )
}

function Group({ title, rows, aside }: { title: string; rows: ComparedRow[]; aside: string[] }) {
  const id = useId()
  const edge = 'border-b border-ink pt-7 pb-2.5 '
  if (rows.length === 0) return null
  return (
    <tbody className="print:*:break-inside-avoid">
      <tr>
        <th className={`${edge} align-top text-body font-semibold whitespace-nowrap`} id={id} scope="rowgroup">
          {title}
        </th>
        {/* A cell per column: one spanning cell would be wider than a phone's screen. */}
        {aside.map((className, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone
          <td key={place} className={edge + className} />
        ))}
      </tr>
      {rows.map((row) => (
        <Row key={row.key} row={row} aside={aside} />
      ))}
    </tbody>
  )
}

function Row({ row: { name, cells, agreement, best, why }, aside }: { row: ComparedRow; aside: string[] }) {
  const t = useTranslate()
  const language = useLanguage()
  const valueCount = cells.filter(({ text }) => text !== undefined).length
  const isEqual = agreement === 'equal' && cells.length > 1
  return (
    <tr>
      <th scope="row" className={sideClass}>
        <span lang={displayText(name, language).lang}>{name}</span>
        {isEqual && <span className="block">{t(comparedWords.equal)}</span>}
      </th>
      {cells.map(({ column, content }, place) => (
        <td key={column} className={`${columnClass} ${isEqual ? 'text-ink-quiet' : ''} ${aside[place]}`}>
          {content}
          {best.includes(place) && (
            <p className="text-fine leading-snug font-semibold text-signal">
              <Check aria-hidden="true" className="-mt-[0.125em] mr-1 inline-block size-3.5" />
              {t(betterWords.because)(t(valueCount > 2 ? betterWords.best : betterWords.better), why ?? '')}
            </p>
          )}
        </td>
      ))}
    </tr>
  )
}
