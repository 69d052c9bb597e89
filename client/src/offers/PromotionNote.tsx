import { offerEndText } from '#contract/catalogue/values/promotion-end.ts'
import { type Bilingual, dateLocales } from '#contract/i18n/language-values.ts'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import { useLocalizedText } from '../i18n/useLocalizedText.ts'
import { promotionWords } from './promotion.words.ts'

interface PromotionNoteProps {
  title: Bilingual
  text: Bilingual
  /** ISO 8601; null until it is published. */
  until: string | null
}

export function PromotionNote({ title, text, until }: PromotionNoteProps) {
  const localized = useLocalizedText()
  return (
    <aside className="mt-2 border-l-2 border-l-caution pl-3 wrap-anywhere">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong {...localized(title)} />
        {until && <OfferEnd until={until} />}
      </p>
      <p className="measure whitespace-pre-line text-ink-quiet" {...localized(text)} />
    </aside>
  )
}

/**
 * Renders the list price that a promotion replaces, struck through.
 * @param amount formatted, in the reader's currency
 */
export function FormerPrice({ amount }: { amount: string }) {
  const t = useTranslate()
  return (
    <>
      <span className="sr-only">{t(promotionWords.listPrice)} </span>
      <s className="text-fine font-normal text-ink-quiet">{amount}</s>{' '}
      <span className="sr-only">{t(promotionWords.price)} </span>
    </>
  )
}

/**
 * Renders when an offer ends.
 * @param until ISO 8601
 */
export function OfferEnd({ until }: { until: string }) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <span className="text-fine font-semibold text-caution">
      <time dateTime={until}>{t(promotionWords.until)(offerEndText(until, dateLocales[language]))}</time>
    </span>
  )
}
