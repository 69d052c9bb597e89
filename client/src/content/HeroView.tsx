import type { Hero } from '#contract/content/home.ts'
import { LocalLink } from '../i18n/LocalLink.tsx'
import { useWritten } from '../i18n/useWritten.ts'
import { buttonClass } from '../ui/Button.tsx'

export function HeroView({ hero: { title, lead, first, second } }: { hero: Hero }) {
  const written = useWritten()
  return (
    <header>
      <h1 className="heading text-heading lg:text-display" {...written(title)} />
      <p className="measure mt-4 mb-6 text-body whitespace-pre-line text-ink-quiet" {...written(lead)} />
      <div className="flex flex-wrap gap-3">
        <LocalLink to={first.to} className={buttonClass('primary', 'large')} {...written(first.label)} />
        <LocalLink to={second.to} className={buttonClass('secondary', 'large')} {...written(second.label)} />
      </div>
    </header>
  )
}
