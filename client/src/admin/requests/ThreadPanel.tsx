import { useQueryClient } from '@tanstack/react-query'
import type { Ref } from 'react'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { Activity } from '#contract/sales/activities.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { retryEmail } from '../api/activities.ts'
import { useCan } from '../api/staff/session.ts'
import { Composer, type ComposerActions, type ComposerHandle, Thread, threadWords } from '../records/thread/index.ts'
import { useFailureWords } from '../words/failure-words.ts'
import { firstSubjects } from '../words/messages.words.ts'
import type { Sender } from './sender.ts'
import { workWords } from './work.words.ts'

interface ThreadPanelProps extends ComposerActions {
  composer: Ref<ComposerHandle>
  kind: 'enquiry' | 'demo-request'
  message: Pick<Sender, 'id' | 'reference' | 'name' | 'email' | 'language'>
  thread: readonly Activity[]
}

export function ThreadPanel({ kind, message, thread, composer, ...actions }: ThreadPanelProps) {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const failureWords = useFailureWords()
  const canAnswer = useCan()('inbox.answer')
  const { id, name, email, language, reference } = message

  async function retry(activityId: string) {
    try {
      await retryEmail(activityId)
      toast(t(threadWords.sentAgain))
    } catch (error) {
      toast(t(workWords.retryFailed), 'failure', failureWords(error))
    } finally {
      void queries.invalidateQueries({ queryKey: ['messages', kind, id] })
    }
  }
  const subject = lastSubject(thread) ?? `Re: ${inLanguage(firstSubjects[kind], language)(reference)}`
  return (
    <section className="message-panel" aria-label={t(threadWords.title)}>
      <h2>{t(threadWords.title)}</h2>
      <Thread activities={thread} onRetry={canAnswer ? (activityId) => void retry(activityId) : undefined} />
      {canAnswer && (
        <div className="mt-4">
          <Composer ref={composer} record={{ kind, id }} recipient={{ name, email, language, subject }} {...actions} />
        </div>
      )}
    </section>
  )
}

/** Returns the last email's subject: mail programs group a conversation by it. */
function lastSubject(thread: readonly Activity[]): string | undefined {
  const subject = thread.findLast(({ kind }) => kind === 'reply')?.params.subject
  return typeof subject === 'string' ? subject : undefined
}
