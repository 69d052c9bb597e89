import { languageTags } from '#contract/i18n/languages.ts'
import type { QuoteDetail } from '#contract/sales/quotes.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useCan } from '../../api/staff/session.ts'
import { Deliveries } from '../../requests/index.ts'
import { PrivateLinkPanel, privateLinkWords } from '../../sales/index.ts'
import { messagesWords } from '../../words/messages.words.ts'
import { RequestedLines } from '../RequestedLines.tsx'
import { useQuoteActions } from '../useQuoteActions.ts'
import { BuyerPanel } from './BuyerPanel.tsx'
import { QuoteHead } from './QuoteHead.tsx'
import { Revisions } from './Revisions.tsx'
import { ThreadPanel } from './ThreadPanel.tsx'
import { WorkPanel } from './WorkPanel.tsx'

export function QuoteView({ quote }: { quote: QuoteDetail }) {
  const t = useTranslate()
  const canWrite = useCan()('sales.write')
  const actions = useQuoteActions(quote)
  const [newest] = quote.revisions
  return (
    <article className="message">
      <QuoteHead quote={quote} actions={actions} />
      <div className="message-columns">
        <div className="grid min-w-0 content-start gap-4">
          {quote.message && (
            <section className="message-panel">
              <h2>{t(messagesWords.theirMessage)(quote.name)}</h2>
              <p className="message-text" lang={languageTags[quote.language]}>
                {quote.message}
              </p>
            </section>
          )}
          {quote.lines.length > 0 && <RequestedLines quote={quote} offered={newest?.lines ?? []} />}
          <Revisions quote={quote} />
          <ThreadPanel quote={quote} />
          {quote.deliveries.length > 0 && <Deliveries reference={quote.reference} deliveries={quote.deliveries} />}
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <WorkPanel quote={quote} actions={actions} />
          <BuyerPanel quote={quote} actions={actions} />
          {canWrite && (
            <PrivateLinkPanel
              hint={t(privateLinkWords.quoteHint)}
              link={quote.link}
              expiresAt={quote.linkExpiresAt}
              onRenew={actions.renew}
              onRevoke={actions.revoke}
            />
          )}
        </div>
      </div>
    </article>
  )
}
