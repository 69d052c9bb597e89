import type { Bilingual } from '#contract/i18n/language-values.ts'
import { useWritten } from '../i18n/useWritten.ts'
import { OfferEnd } from './OfferEnd.tsx'

interface PromotionNoteProps {
  title: Bilingual
  text: Bilingual
  /** ISO 8601; null until it is published. */
  until: string | null
}

export function PromotionNote({ title, text, until }: PromotionNoteProps) {
  const written = useWritten()
  return (
    <aside className="mt-2 border-l-2 border-l-caution pl-3 wrap-anywhere">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong {...written(title)} />
        {until && <OfferEnd until={until} />}
      </p>
      <p className="measure whitespace-pre-line text-ink-quiet" {...written(text)} />
    </aside>
  )
}
