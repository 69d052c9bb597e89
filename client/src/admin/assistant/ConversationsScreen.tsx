import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../shell/index.ts'
import { conversationFiguresOptions } from '../api/conversations.ts'
import { useFormats } from '../i18n/formats.ts'
import { agentCallsPath, conversationsPath, intentsPath, questionsPath, unansweredPath } from '../paths/index.ts'
import { AreaTabs } from '../records/page/index.ts'
import { screenWords } from '../words/frame.words.ts'
import { conversationsWords as words } from './conversations.words.ts'

interface ConversationsScreenProps {
  /** Title of the part, for the window. */
  title: string
  actions?: ReactNode
  children: ReactNode
}

/** Lays out the screens of the assistant's area, with tabs and the number of open questions. */
export function ConversationsScreen({ title, actions, children }: ConversationsScreenProps) {
  const t = useTranslate()
  const { pathname } = useLocation()
  const { number } = useFormats()
  const openGaps = useQuery(conversationFiguresOptions).data?.openGaps
  const tab = (to: string, label: string, count = 0) => ({
    to,
    label,
    count: count > 0 ? number(count) : undefined,
    isCurrent: to === conversationsPath ? pathname === to : pathname.startsWith(to),
  })
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <PageHead title={title} isListed={false} />
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="heading text-title">{t(screenWords.conversations)}</h1>
        {actions}
      </header>
      <AreaTabs
        label={t(words.area)}
        tabs={[
          tab(conversationsPath, t(words.list)),
          tab(unansweredPath, t(words.unanswered), openGaps),
          tab(intentsPath, t(words.intents)),
          tab(questionsPath, t(words.questions)),
          tab(agentCallsPath, t(words.agents)),
        ]}
      />
      {children}
    </div>
  )
}
