import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { nameOf } from '../catalogue/index.ts'
import { comparedWords } from './compared.words.ts'
import type { Comparison } from './useComparison.ts'

interface PairChoiceProps extends Pick<Comparison, 'products'> {
  /** Slugs of the two, the last chosen first. */
  pair: readonly string[]
  onChange: (pair: readonly string[]) => void
}

/** Chooses which two products a phone shows: a new choice replaces the older one. */
export function PairChoice({ products, pair, onChange }: PairChoiceProps) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <fieldset className="mb-3 grid grid-cols-2 gap-2 md:hidden print:hidden">
      <legend className="mb-1 text-fine text-ink-quiet">{t(comparedWords.pair)}</legend>
      {products.map(({ slug, product }) => {
        const name = nameOf(product, language)
        return (
          <button
            key={slug}
            type="button"
            aria-pressed={pair.includes(slug)}
            lang={name.lang}
            className="min-h-11 min-w-0 rounded-control border border-edge px-2 py-1 text-fine leading-tight aria-pressed:border-signal aria-pressed:bg-signal-soft aria-pressed:font-semibold"
            onClick={() => onChange([slug, ...pair.filter((other) => other !== slug)])}
          >
            <span className="line-clamp-2">{name.text}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
