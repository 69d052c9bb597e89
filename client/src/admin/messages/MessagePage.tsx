import './message.css'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { type AdminScreen, adminScreens } from '#contract/permissions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../site/frame/PageHead.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Link } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StaffFailure } from '../api/request.ts'
import { uiWords } from '../ui/ui.words.ts'
import { useListPath } from '../ui/useListPath.ts'
import { screenWords } from '../words/frame.words.ts'
import { useFailureWords } from '../words/useFailureWords.ts'
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
  const { data, error, refetch } = useQuery(query)
  return (
    <>
      <PageHead title={t(screenWords[screen])} isListed={false} />
      <Link to={list} className={buttonClass('quiet', 'compact', '-ml-3 mb-2 text-ink-quiet')}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t(words.back)(t(screenWords[screen]))}
      </Link>
      {data !== undefined && children(data)}
      {data === undefined && !error && <MessageSkeleton />}
      {data === undefined && error && <MessageFailure error={error} list={list} onRetry={() => void refetch()} />}
    </>
  )
}

function MessageSkeleton() {
  const t = useTranslate()
  return (
    <div aria-busy="true" className="grid gap-4">
      <p className="sr-only">{t(uiWords.loading)}</p>
      <Skeleton className="h-8 w-72 max-w-full" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}

function MessageFailure({ error, list, onRetry }: { error: Error; list: string; onRetry: () => void }) {
  const t = useTranslate()
  const failureWords = useFailureWords()
  // An address that is no id is refused as bad input.
  const isUnknown = error instanceof StaffFailure && ['message.not_found', 'request.invalid'].includes(error.code)
  return (
    <EmptyState
      level="h1"
      title={t(isUnknown ? words.notFound : words.failed)}
      hint={isUnknown ? t(words.notFoundHint) : failureWords(error)}
    >
      {isUnknown ? (
        <Link to={list} className={buttonClass('primary')}>
          {t(uiWords.close)}
        </Link>
      ) : (
        <Button onClick={onRetry}>{t(uiWords.tryAgain)}</Button>
      )}
    </EmptyState>
  )
}
