import { CircleCheck, CircleHelp } from 'lucide-react'
import { numberText } from '#contract/i18n/formats.ts'
import { quoteQuantityMax } from '#contract/sales/offerings.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { nameOf } from '../../catalogue/index.ts'
import type { ListedLine } from '../useBasketLines.ts'
import { unreadableWords, checkedWords as words } from './checked.words.ts'
import type { MatchedList } from './matched-list.ts'

const checkedClass = 'flex flex-wrap gap-x-4 border-b border-hairline py-1.5 wrap-anywhere'

export function MatchResult({
  list: { matched, unmatched },
  basket,
}: {
  list: MatchedList
  basket: readonly ListedLine[]
}) {
  const t = useTranslate()
  const language = useLanguage()
  const most = numberText(quoteQuantityMax)
  const present = (slug: string) => basket.find(({ line }) => line.slug === slug)?.line.quantity
  return (
    <>
      {matched.length > 0 && (
        <>
          <p className="flex items-center gap-2 font-semibold">
            <CircleCheck className="shrink-0 size-4.5 text-signal" aria-hidden="true" />
            {t(words.found)(matched.length)}
          </p>
          <ul className="quote-checked my-1 border-t border-hairline">
            {matched.map(({ key, product, quantity }) => (
              <li key={product.slug} className={checkedClass}>
                <span className="min-w-32 font-semibold">{key}</span>
                <span lang={nameOf(product, language).lang}>{nameOf(product, language).text}</span>
                <span>× {quantity}</span>
                {present(product.slug) !== undefined && (
                  <span className="text-ink-quiet">{t(words.inList)(present(product.slug) ?? 0)}</span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {unmatched.length > 0 && (
        <>
          <p className="mt-3 flex items-center gap-2 font-semibold">
            <CircleHelp className="shrink-0 size-4.5 text-caution" aria-hidden="true" />
            {t(words.missing)(unmatched.length)}
          </p>
          <ul className="quote-checked my-1 border-t border-hairline">
            {unmatched.map(({ text, problem }) => (
              <li key={text} className={checkedClass}>
                <span className="min-w-32 font-semibold">{text}</span>
                <span className="text-ink-quiet">
                  {problem === 'unknown' ? t(words.unknown) : t(unreadableWords[problem])(most)}
                </span>
              </li>
            ))}
          </ul>
          <p className="text-fine text-ink-quiet">{t(words.left)}</p>
        </>
      )}
    </>
  )
}
