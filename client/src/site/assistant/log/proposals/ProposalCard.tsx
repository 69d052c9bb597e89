import { useEffect, useId, useRef, useState } from 'react'
import type { Proposal } from '#contract/assistant/tools/proposals.ts'
import { useTranslate } from '../../../../i18n/language.tsx'
import { Button } from '../../../../ui/Button.tsx'
import type { Turn } from '../../history.ts'
import { BookingForm, BookingSummary } from './Booking.tsx'
import { proposalWords } from './proposal.words.ts'
import { QuoteForm, QuoteSummary } from './Quote.tsx'
import { SentProposal } from './SentProposal.tsx'

/** Shows what the assistant prepared. Only the visitor sends it; then its receipt takes the place of the form. */
export function ProposalCard({ turn, proposal }: { turn: Turn; proposal: Proposal }) {
  const t = useTranslate()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isOpen) box.current?.querySelector<HTMLElement>('form input:not([tabindex])')?.focus()
  }, [isOpen])
  const isQuote = proposal.kind === 'quote'
  return (
    <section
      ref={box}
      aria-labelledby={id}
      className="chat-proposal mt-3.5 rounded-panel border border-hairline border-t-3 border-t-signal bg-surface p-4"
    >
      <h4 id={id} className="font-semibold">
        {t(turn.sent ? proposalWords.sent : proposalWords[proposal.kind])}
      </h4>
      {!turn.sent && <p className="mt-1 text-fine/normal text-ink-quiet">{t(proposalWords.notSent)}</p>}
      {isQuote ? <QuoteSummary proposal={proposal} /> : <BookingSummary proposal={proposal} />}
      {turn.sent && <SentProposal sent={turn.sent} />}
      {!turn.sent && !isOpen && (
        <Button variant="primary" className="mt-4" onClick={() => setOpen(true)}>
          {t(proposalWords.fillIn)}
        </Button>
      )}
      {!turn.sent && isOpen && (
        <div className="mt-4 border-t border-hairline pt-4">
          {isQuote ? <QuoteForm turn={turn} proposal={proposal} /> : <BookingForm turn={turn} proposal={proposal} />}
        </div>
      )}
    </section>
  )
}
