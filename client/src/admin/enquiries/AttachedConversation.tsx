import { Link } from 'react-router-dom'
import { plainAnswer } from '#contract/assistant/transcripts.ts'
import type { EnquiryDetail } from '#contract/requests/messages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useCan } from '../api/staff/session.ts'
import { conversationPath } from '../paths/index.ts'
import { enquiriesWords as words } from './enquiries.words.ts'

const shown = 5

/** Shows the end of the conversation that the sender had with the assistant. */
export function AttachedConversation({ conversation }: { conversation: NonNullable<EnquiryDetail['conversation']> }) {
  const t = useTranslate()
  const { id, turns } = conversation
  const canRead = useCan()('conversations.read')
  const left = Math.max(0, turns.length - shown)
  return (
    <section className="message-panel">
      <h2>{t(words.conversation)}</h2>
      {left > 0 && <p className="text-ink-quiet">{t(words.earlier)(left)}</p>}
      <ol className="grid gap-3">
        {turns.slice(-shown).map(({ question, answer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name, and none comes or goes
          <li key={index}>
            <p className="font-semibold break-words" dir="auto">
              {question}
            </p>
            <p className="text-ink-quiet break-words whitespace-pre-line" dir="auto">
              {plainAnswer(answer)}
            </p>
          </li>
        ))}
      </ol>
      {canRead && (
        <p className="mt-3">
          <Link to={conversationPath(id)} className="link">
            {t(words.wholeConversation)}
          </Link>
        </p>
      )}
    </section>
  )
}
