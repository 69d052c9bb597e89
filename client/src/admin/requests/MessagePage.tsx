import '../records/page/message.css'
import type { UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type AdminScreen, adminScreens } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { RecordPage } from '../records/page/index.ts'
import { screenWords } from '../words/frame.words.ts'
import { messagesWords as words } from '../words/messages.words.ts'

interface MessagePageProps<Message> {
  screen: AdminScreen
  query: UseQueryOptions<Message, Error, Message, string[]>
  children: (message: Message) => ReactNode
}

export function MessagePage<Message>({ screen, query, children }: MessagePageProps<Message>) {
  const t = useTranslate()
  const name = t(screenWords[screen])
  return (
    <RecordPage
      query={query}
      titleOf={() => name}
      listPath={adminScreens[screen].path}
      notFound="message.not_found"
      words={words}
      back={t(words.back)(name)}
    >
      {children}
    </RecordPage>
  )
}
