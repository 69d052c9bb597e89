import type { Bilingual } from '#contract/i18n/languages.ts'
import { useWritten } from '../../i18n/useWritten.ts'

interface SolutionsOpeningProps {
  title: Bilingual
  lead?: Bilingual | undefined
}

export function SolutionsOpening({ title, lead }: SolutionsOpeningProps) {
  const written = useWritten()
  return (
    <div>
      <h1 className="heading text-heading lg:text-display" {...written(title)} />
      {lead && <p className="measure mt-2 whitespace-pre-line text-ink-quiet lg:text-body" {...written(lead)} />}
    </div>
  )
}
