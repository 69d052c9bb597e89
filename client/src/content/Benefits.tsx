import type { Bilingual } from '#contract/i18n/languages.ts'
import { useWritten } from '../i18n/useWritten.ts'

interface BenefitsProps {
  items: Bilingual[]
  className: string
  itemClass?: string
}

export function Benefits({ items, className, itemClass = 'border-b first:border-t' }: BenefitsProps) {
  const written = useWritten()
  return (
    <ul className={className}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: staff may write two alike
        <li key={index} className={`border-t-ink border-b-hairline py-3 ${itemClass}`}>
          <span {...written(item)} />
        </li>
      ))}
    </ul>
  )
}
