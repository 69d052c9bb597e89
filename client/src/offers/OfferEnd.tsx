import { offerEndText } from '#contract/catalogue/values/promotion-end.ts'
import { dateLocales } from '#contract/i18n/language-values.ts'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import { promotionWords } from './promotion.words.ts'

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
