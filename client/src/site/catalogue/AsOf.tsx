import { dateLocales } from '#contract/i18n/language-values.ts'
import { timeText } from '../../i18n/formats.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { productsWords } from '../../i18n/products.words.ts'

/** Renders when the data was last synced; nothing if it has no source. */
export function AsOf({ at, className = '' }: { at: string | null | undefined; className?: string }) {
  const t = useTranslate()
  const language = useLanguage()
  if (!at) return null
  return (
    <p className={`text-fine text-ink-quiet ${className}`}>
      {t(productsWords.asOf)(timeText(at, dateLocales[language]))}
    </p>
  )
}
