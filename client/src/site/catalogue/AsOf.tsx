import { dateLocales } from '#contract/i18n/languages.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { productsWords } from '../../i18n/products.words.ts'

/** When what is shown was last compared with its source; nothing where there is none. */
export function AsOf({ at, className = '' }: { at: string | null | undefined; className?: string }) {
  const t = useTranslate()
  const language = useLanguage()
  if (!at) return null
  const time = new Date(at).toLocaleString(dateLocales[language], {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return <p className={`text-fine text-ink-quiet ${className}`}>{t(productsWords.asOf)(time)}</p>
}
