import { BackLink } from '../ui/BackLink.tsx'
import './message.css'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type AdminScreen, adminScreens } from '#contract/permissions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../site/frame/PageHead.tsx'
import { RecordFailure, RecordSkeleton } from '../ui/RecordPage.tsx'
import { useListPath } from '../ui/useListPath.ts'
import { screenWords } from '../words/frame.words.ts'
import { messagesWords as words } from './messages.words.ts'

interface MessagePageProps<Message> {
  /** Whose list it is in. */
  screen: AdminScreen
  query: UseQueryOptions<Message, Error, Message, string[]>
  children: (message: Message) => ReactNode
}

/** The page of one message: the way back to the list as it was, and the message, or why there is none. */
export function MessagePage<Message>({ screen, query, children }: MessagePageProps<Message>) {
  const t = useTranslate()
  const list = useListPath(adminScreens[screen].path)
  const back = t(words.back)(t(screenWords[screen]))
  const { data, error, refetch } = useQuery(query)
  return (
    <>
      <PageHead title={t(screenWords[screen])} isListed={false} />
      <BackLink to={list}>{back}</BackLink>
      {data !== undefined && children(data)}
      {data === undefined && !error && <RecordSkeleton />}
      {data === undefined && error && (
        <RecordFailure
          error={error}
          notFound="message.not_found"
          words={{ failed: t(words.failed), notFound: t(words.notFound), notFoundHint: t(words.notFoundHint), back }}
          list={list}
          onRetry={refetch}
        />
      )}
    </>
  )
}
