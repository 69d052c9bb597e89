import type { Bilingual } from '#contract/i18n/languages.ts'
import { useLocalizedText } from '../i18n/useLocalizedText.ts'

interface BenefitsProps {
  items: Bilingual[]
  className: string
  itemClass?: string
}

export function Benefits({ items, className, itemClass = 'border-b first:border-t' }: BenefitsProps) {
  const localized = useLocalizedText()
  return (
    <ul className={className}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: staff may write two alike
        <li key={index} className={`border-t-ink border-b-hairline py-3 ${itemClass}`}>
          <span {...localized(item)} />
        </li>
      ))}
    </ul>
  )
}
