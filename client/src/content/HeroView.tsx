import type { Hero } from '#contract/content/home.ts'
import { LocalLink } from '../i18n/LocalLink.tsx'
import { useLocalizedText } from '../i18n/useLocalizedText.ts'
import { buttonClass } from '../ui/Button.tsx'

export function HeroView({ hero: { title, lead, first, second } }: { hero: Hero }) {
  const localized = useLocalizedText()
  return (
    <header>
      <h1 className="heading text-heading lg:text-display" {...localized(title)} />
      <p className="measure mt-4 mb-6 text-body whitespace-pre-line text-ink-quiet" {...localized(lead)} />
      <div className="flex flex-wrap gap-3">
        <LocalLink to={first.to} className={buttonClass('primary', 'large')} {...localized(first.label)} />
        <LocalLink to={second.to} className={buttonClass('secondary', 'large')} {...localized(second.label)} />
      </div>
    </header>
  )
}
