import type { Bilingual } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../i18n/language.tsx'

interface BenefitsProps {
  items: Bilingual[]
  className: string
  /** Which lines each has. */
  itemClass?: string
}

/** What is different afterwards, line by line. */
export function Benefits({ items, className, itemClass = 'border-b first:border-t' }: BenefitsProps) {
  const t = useTranslate()
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.en} className={`border-t-ink border-b-hairline py-3 ${itemClass}`}>
          {t(item)}
        </li>
      ))}
    </ul>
  )
}
