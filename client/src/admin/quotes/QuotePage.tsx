import { useParams } from 'react-router-dom'
import { useTranslate } from '../../i18n/language.tsx'
import { quoteOptions } from '../api/messages.ts'
import { useFormats } from '../formats.ts'
import { MessagePage } from '../messages/MessagePage.tsx'
import { MessageView } from '../messages/MessageView.tsx'
import { QuoteLines } from './QuoteLines.tsx'
import { QuoteStatusBadge } from './QuoteStatusBadge.tsx'
import { quotesWords as words } from './quotes.words.ts'

/** /admin/quotes/{id}. */
export default function QuotePage() {
  const t = useTranslate()
  const { number, money } = useFormats()
  const { id = '' } = useParams()
  return (
    <MessagePage screen="quotes" query={quoteOptions(id)}>
      {(quote) => (
        <MessageView
          message={quote}
          title={t(words.about)}
          facts={[
            [words.status, <QuoteStatusBadge key="status" status={quote.status} />],
            [words.currency, quote.currency],
            [words.lines, number(quote.linesCount)],
            [words.listTotal, money(quote.listTotal)],
          ]}
        >
          <QuoteLines lines={quote.lines} />
        </MessageView>
      )}
    </MessagePage>
  )
}
