import type { ReactNode } from 'react'
import { noteHandOver } from '../../../api/chat.ts'
import { useSite } from '../../../api/site.ts'
import { chatUrl } from '../../../contact-urls.ts'
import { frameWords } from '../../../i18n/frame.words.ts'
import { LocalLink } from '../../../i18n/LocalLink.tsx'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { useConversation } from '../conversation.ts'
import { assistantDrawer } from '../drawer-state.ts'
import { messagingText } from './hand-over.rules.ts'

interface PeopleLinkProps {
  className: string
  children: ReactNode
}

/**
 * Links to the messaging app with a prepared message and reports the click to staff. Renders nothing if no phone is
 * set.
 */
export function MessagingLink({ className, children }: PeopleLinkProps) {
  const t = useTranslate()
  const language = useLanguage()
  const site = useSite()
  const { turns, conversationId } = useConversation()
  if (!site) return null
  return (
    <a
      href={chatUrl(site.phone, messagingText(turns, language))}
      target="_blank"
      rel="noreferrer"
      className={className}
      onClick={() => conversationId && noteHandOver(conversationId)}
    >
      {children}
      <span className="sr-only">{t(frameWords.newTab)}</span>
    </a>
  )
}

export function FormLink({ className, children }: PeopleLinkProps) {
  const { conversationId } = useConversation()
  return (
    <LocalLink
      to={conversationId ? paths.contactAbout(conversationId) : paths.contact}
      className={className}
      onClick={assistantDrawer.close}
    >
      {children}
    </LocalLink>
  )
}
