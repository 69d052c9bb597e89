import { FilePlus2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ConversationDetail } from '#contract/assistant/conversations.ts'
import { adminScreens } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { useCan } from '../../api/staff/session.ts'
import { formatUsd, useFormats } from '../../i18n/formats.ts'
import { quoteFromPath, quotePath } from '../../paths/index.ts'
import { type Fact, Facts } from '../../records/page/index.ts'
import { writtenInWords } from '../../words/messages.words.ts'
import { Marks } from '../Marks.tsx'
import { conversationWords as words } from './conversation.words.ts'
import { EraseDialog } from './EraseDialog.tsx'

export function ConversationSide({ conversation }: { conversation: ConversationDetail }) {
  return (
    <div className="grid content-start gap-4">
      <FactsPanel conversation={conversation} />
      <OutcomePanel conversation={conversation} />
      <ErasePanel conversation={conversation} />
    </div>
  )
}

function FactsPanel({ conversation }: { conversation: ConversationDetail }) {
  const t = useTranslate()
  const { number, dateTime } = useFormats()
  const { language, startedAt, lastAt, questions, tokens, costUsd } = conversation
  const facts: Fact[] = [
    [words.language, t(writtenInWords[language])],
    [words.started, dateTime(startedAt)],
    [words.last, dateTime(lastAt)],
    [words.questions, number(questions)],
    [words.marks, <Marks key="marks" of={conversation} />],
    [words.tokens, number(tokens)],
    [words.cost, formatUsd(costUsd)],
  ]
  return (
    <section className="message-panel">
      <h2>{t(words.facts)}</h2>
      <Facts facts={facts} />
    </section>
  )
}

function OutcomePanel({ conversation: { id, enquiries, quotes } }: { conversation: ConversationDetail }) {
  const t = useTranslate()
  const can = useCan()
  return (
    <section className="message-panel">
      <h2>{t(words.outcome)}</h2>
      {enquiries.length + quotes.length === 0 && <p className="text-ink-quiet">{t(words.noOutcome)}</p>}
      <ul>
        {enquiries.map((enquiry) => (
          <li key={enquiry.id}>
            {t(words.enquiry)}{' '}
            <Link to={`${adminScreens.enquiries.path}/${enquiry.id}`} className="link">
              {enquiry.reference}
            </Link>
          </li>
        ))}
        {quotes.map((quote) => (
          <li key={quote.id}>
            {t(words.quote)}{' '}
            <Link to={quotePath(quote.id)} className="link">
              {quote.reference}
            </Link>
          </li>
        ))}
      </ul>
      {can('sales.write') && (
        <Link to={quoteFromPath(id)} className={buttonClass('secondary', 'compact', 'mt-3 w-full')}>
          <FilePlus2 aria-hidden="true" className="size-4" />
          {t(words.makeQuote)}
        </Link>
      )}
    </section>
  )
}

function ErasePanel({ conversation: { id } }: { conversation: ConversationDetail }) {
  const t = useTranslate()
  const canErase = useCan()('conversations.erase')
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="text-fine text-ink-quiet">
      <p>{t(words.masked)}</p>
      {canErase && (
        <Button size="compact" className="mt-3" onClick={() => setOpen(true)}>
          <Trash2 aria-hidden="true" className="size-4" />
          {t(words.erase)}
        </Button>
      )}
      {isOpen && <EraseDialog id={id} onClose={() => setOpen(false)} />}
    </section>
  )
}
