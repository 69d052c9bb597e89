import type { Bilingual } from '#contract/i18n/language-values.ts'
import { useLocalizedText } from '../i18n/useLocalizedText.ts'
import { OfferEnd } from './OfferEnd.tsx'

interface PromotionNoteProps {
  title: Bilingual
  text: Bilingual
  /** ISO 8601; null until it is published. */
  until: string | null
}

export function PromotionNote({ title, text, until }: PromotionNoteProps) {
  const localized = useLocalizedText()
  return (
    <aside className="mt-2 border-l-2 border-l-caution pl-3 wrap-anywhere">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong {...localized(title)} />
        {until && <OfferEnd until={until} />}
      </p>
      <p className="measure whitespace-pre-line text-ink-quiet" {...localized(text)} />
    </aside>
  )
}
