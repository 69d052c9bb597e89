import { ExternalLink } from 'lucide-react'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { englishPath, paths } from '../../paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { conversationsWords as words } from './conversations.words.ts'

/** To where visitors ask. */
export function OpenAssistant() {
  const t = useTranslate()
  const href = useLanguage() === 'en' ? englishPath(paths.home) : paths.home
  return (
    <a href={href} target="_blank" rel="noreferrer" className={buttonClass('primary')}>
      <ExternalLink aria-hidden="true" className="size-4" />
      {t(words.openAssistant)}
      <span className="sr-only">{t(words.newTab)}</span>
    </a>
  )
}
