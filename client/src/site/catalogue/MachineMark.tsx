import { Languages } from 'lucide-react'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { productsWords } from '../../i18n/products.words.ts'

export function MachineMark() {
  return <OriginMark label={productsWords.machineTranslated} hint={productsWords.machineTranslatedHint} />
}

export function OriginMark({ label, hint }: { label: Bilingual; hint: Bilingual }) {
  const t = useTranslate()
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap text-fine text-ink-quiet" title={t(hint)}>
      <Languages aria-hidden="true" className="size-3.5" />
      {t(label)}
    </span>
  )
}
