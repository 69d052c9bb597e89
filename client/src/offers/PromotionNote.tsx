import type { Bilingual } from '#contract/i18n/language-values.ts'
import { useWritten } from '../i18n/useWritten.ts'
import { OfferEnd } from './OfferEnd.tsx'

interface PromotionNoteProps {
  title: Bilingual
  text: Bilingual
  /** Not known before it is published. */
  until: string | null
}

/** What a limited offer is called, what staff say of it, and its end. */
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
