import { useQueryClient } from '@tanstack/react-query'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { Activity } from '#contract/sales/activities.ts'
import type { QuoteDetail } from '#contract/sales/quotes.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { addNote, addReceived, retryEmail } from '../../api/activities.ts'
import { quoteOptions, replyToBuyer } from '../../api/sales/quotes.ts'
import { useCan } from '../../api/staff/session.ts'
import { Composer, Thread, threadWords } from '../../records/thread/index.ts'
import { useFailureWords } from '../../words/failure-words.ts'
import { quotesWords as words } from '../quotes.words.ts'

export function ThreadPanel({ quote }: { quote: QuoteDetail }) {
  const t = useTranslate()
  const toast = useToast()
  const failureWords = useFailureWords()
  const canWrite = useCan()('sales.write')
  const queries = useQueryClient()
  const { id, name, email, language, reference } = quote
  const { queryKey } = quoteOptions(id)
  const takeThread = async (adding: Promise<Activity[]>) => {
    const thread = await adding
    queries.setQueryData(queryKey, (now) => now && { ...now, thread })
  }
  async function retry(activityId: string) {
    try {
      await retryEmail(activityId)
      toast(t(threadWords.sentAgain))
    } catch (error) {
      toast(t(words.failed), 'failure', failureWords(error))
    }
    void queries.invalidateQueries({ queryKey })
  }
  return (
    <section className="message-panel">
      <h2>{t(words.thread)}</h2>
      <Thread activities={quote.thread} onRetry={canWrite ? (activity) => void retry(activity) : undefined} />
      {canWrite && (
        <div className="mt-4">
          <Composer
            record={{ kind: 'quote', id }}
            recipient={{ name, email, language, subject: inLanguage(words.letterSubject, language)(reference) }}
            onReply={async (reply) => {
              const saved = await replyToBuyer(id, reply)
              queries.setQueryData(queryKey, saved)
            }}
            onNote={(text) => takeThread(addNote('quotes', id, { text }))}
            onReceived={(received) => takeThread(addReceived('quotes', id, received))}
          />
        </div>
      )}
    </section>
  )
}
