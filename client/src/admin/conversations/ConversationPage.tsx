import '../messages/message.css'
import './talk.css'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../site/frame/PageHead.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { conversationOptions } from '../api/conversations.ts'
import { RecordFailure, RecordSkeleton } from '../ui/RecordPage.tsx'
import { useListPath } from '../ui/useListPath.ts'
import { ConversationView } from './ConversationView.tsx'
import { conversationWords as words } from './conversation.words.ts'
import { conversationsPath } from './conversation-paths.ts'

/** /admin/conversations/{id}. */
export default function ConversationPage() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const list = useListPath(conversationsPath)
  const { data, error, refetch } = useQuery(conversationOptions(id))
  return (
    <>
      <PageHead title={data?.opening ?? t(words.title)} isListed={false} />
      <Link to={list} className={buttonClass('quiet', 'compact', '-ml-3 mb-2 text-ink-quiet')}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t(words.back)}
      </Link>
      {data && <ConversationView key={data.id} conversation={data} />}
      {!data && !error && <RecordSkeleton />}
      {!data && error && (
        <RecordFailure
          error={error}
          notFound="conversation.not_found"
          words={{
            failed: t(words.failed),
            notFound: t(words.notFound),
            notFoundHint: t(words.notFoundHint),
            back: t(words.back),
          }}
          list={list}
          onRetry={refetch}
        />
      )}
    </>
  )
}
