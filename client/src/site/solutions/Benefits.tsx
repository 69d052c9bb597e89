import type { Bilingual } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../i18n/language.tsx'

/** What is different afterwards, line by line. */
export function Benefits({ items, className }: { items: Bilingual[]; className: string }) {
  const t = useTranslate()
  return (
    <ul className={`benefits ${className}`}>
      {items.map((item) => (
        <li key={item.en}>{t(item)}</li>
      ))}
    </ul>
  )
}
