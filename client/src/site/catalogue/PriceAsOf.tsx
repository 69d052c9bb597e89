import { dateLocales } from '#contract/i18n/language-values.ts'
import { useSeenAt } from '../../api/seen-at.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { productsWords } from '../../i18n/products.words.ts'
import { timeText } from '../../i18n/time-text.ts'

/** Beside a price that was kept, when it held; nothing beside one that the server has just said. */
export function PriceAsOf() {
  const t = useTranslate()
  const language = useLanguage()
  const seenAt = useSeenAt()
  if (!seenAt) return null
  return (
    <span className="block text-fine text-caution">
      {t(productsWords.priceAsOf)(timeText(seenAt, dateLocales[language]))}
    </span>
  )
}
