import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ProductList, UnderstoodMeasure } from '#contract/catalogue/products.ts'
import { numberText } from '#contract/i18n/formats.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { measureWords, searchNotesWords as words } from './search-notes.words.ts'
import type { Filters } from './useFilters.ts'

interface SearchNotesProps {
  filters: Filters
  list: ProductList
}

export function hasNotes({ understood, meant, without, didYouMean }: ProductList): boolean {
  return Boolean(meant || didYouMean || understood.length > 0 || without.length > 0)
}

/** Explains how a search was understood, with its measures as removable filters, other spellings, and words that were left out. */
export function SearchNotes({
  filters,
  list: { understood, meant, without, suggestions, didYouMean },
}: SearchNotesProps) {
  const t = useTranslate()
  const typed = filters.query.search ?? ''
  const searchLink = (search: string) => (
    <Link to={filters.linkTo({ search })} className="link font-semibold">
      {t(words.quoted)(search)}
    </Link>
  )
  return (
    <div className="mb-4 grid justify-items-start gap-2">
      {understood.length > 0 && (
        <p className="flex flex-wrap items-center gap-2">
          <span className="text-ink-quiet">{t(words.understood)}</span>
          {understood.map((measure) => (
            <Mark key={measure.name} measure={measure} filters={filters} />
          ))}
        </p>
      )}
      {meant && (
        <p role="status">
          {t(words.meantBefore)(typed)}
          {searchLink(meant)}
          {t(words.meantAfter)}
        </p>
      )}
      {without.length > 0 && (
        <p role="status" className="flex flex-wrap gap-x-2">
          <span className="text-ink-quiet">{t(words.without)}</span>{' '}
          {without.map((word) => (
            <span key={word}>{suggestions.includes(word) ? searchLink(word) : t(words.quoted)(word)}</span>
          ))}
        </p>
      )}
      {didYouMean && (
        <p role="status">
          {t(words.didYouMean)} {searchLink(didYouMean)}?
        </p>
      )}
    </div>
  )
}

function Mark({ measure, filters }: { measure: UnderstoodMeasure; filters: Filters }) {
  const t = useTranslate()
  const { name, value, without } = measure
  const shown = name === 'minPrice' || name === 'maxPrice' ? numberText(Number(value)) : value
  const text = t(measureWords[name])(shown)
  return (
    <Link
      to={filters.linkTo({ search: without })}
      className={buttonClass('secondary', 'compact')}
      aria-label={t(words.remove)(text)}
    >
      {text}
      <X aria-hidden="true" className="size-3.5" />
    </Link>
  )
}
