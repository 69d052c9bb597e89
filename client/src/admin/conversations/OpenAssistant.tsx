import { ExternalLink } from 'lucide-react'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { SiteLink, conversationsWords as words } from '../assistant/index.ts'

export function OpenAssistant() {
  const t = useTranslate()
  return (
    <SiteLink to={paths.home} className={buttonClass('primary')}>
      <ExternalLink aria-hidden="true" className="size-4" />
      {t(words.openAssistant)}
    </SiteLink>
  )
}
