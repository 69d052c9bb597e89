import { Languages } from 'lucide-react'
import { useTranslate } from '../../i18n/language.tsx'
import { productsWords } from '../../i18n/products.words.ts'

/** Says of a text that no person wrote it. */
export function MachineMark() {
  const t = useTranslate()
  return (
    <span
      className="inline-flex items-center gap-1 whitespace-nowrap text-fine text-ink-quiet"
      title={t(productsWords.machineTranslatedHint)}
    >
      <Languages aria-hidden="true" className="size-3.5" />
      {t(productsWords.machineTranslated)}
    </span>
  )
}
