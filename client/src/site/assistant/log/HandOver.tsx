import { useTranslate } from '../../../i18n/language.tsx'
import { handOverWords as words } from '../panel.words.ts'
import { FormLink, MessagingLink } from './PeopleLinks.tsx'

const linkClass = 'link touchable text-ink pointer-fine:min-h-9'

export function HandOver() {
  const t = useTranslate()
  return (
    <p className="hand-over flex flex-wrap items-center gap-x-4 border-t border-hairline px-4 text-fine text-ink-quiet">
      <span>{t(words.talkToPeople)}</span>
      <MessagingLink className={linkClass}>{t(words.messaging)}</MessagingLink>
      <FormLink className={linkClass}>{t(words.form)}</FormLink>
    </p>
  )
}
