import { ExternalLink } from 'lucide-react'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { conversationsWords as words } from '../assistant/index.ts'
import { SiteLink } from './SiteLink.tsx'

export function OpenAssistant() {
  const t = useTranslate()
  return (
    <SiteLink to={paths.home} className={buttonClass('primary')}>
      <ExternalLink aria-hidden="true" className="size-4" />
      {t(words.openAssistant)}
    </SiteLink>
  )
}
