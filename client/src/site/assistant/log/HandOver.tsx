import './hand-over.css'
import { useTranslate } from '../../../i18n/language.tsx'
import { handOverWords as words } from './hand-over.words.ts'
import { FormLink, MessagingLink } from './PeopleLinks.tsx'

/** At the foot of a conversation: on to people, with what was said. */
export function HandOver() {
  const t = useTranslate()
  return (
    <p className="hand-over">
      <span>{t(words.talkToPeople)}</span>
      <MessagingLink className="link">{t(words.messaging)}</MessagingLink>
      <FormLink className="link">{t(words.form)}</FormLink>
    </p>
  )
}
