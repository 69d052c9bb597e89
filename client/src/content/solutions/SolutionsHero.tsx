import type { Bilingual } from '#contract/i18n/languages.ts'
import { useLocalizedText } from '../../i18n/useLocalizedText.ts'

interface SolutionsHeroProps {
  title: Bilingual
  lead?: Bilingual | undefined
}

export function SolutionsHero({ title, lead }: SolutionsHeroProps) {
  const localized = useLocalizedText()
  return (
    <div>
      <h1 className="heading text-heading lg:text-display" {...localized(title)} />
      {lead && <p className="measure mt-2 whitespace-pre-line text-ink-quiet lg:text-body" {...localized(lead)} />}
    </div>
  )
}
