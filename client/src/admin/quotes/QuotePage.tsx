import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link, Navigate, useLocation, useParams } from 'react-router-dom'
import { type QuoteDetail, quoteMoves } from '#contract/sales/quotes.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../shell/index.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { quoteOptions } from '../api/sales/quotes.ts'
import { salesSettingsOptions } from '../api/settings.ts'
import { useCan } from '../api/staff/session.ts'
import { quotePath } from '../paths/index.ts'
import { RecordSkeleton } from '../records/page/index.ts'
import { MessagePage } from '../requests/index.ts'
import { draftOf, draftWords } from '../sales/index.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { messagesWords } from '../words/messages.words.ts'
import { QuoteView } from './detail/QuoteView.tsx'
import { QuoteEditor } from './draft/QuoteEditor.tsx'
import { quotesWords as words } from './quotes.words.ts'

/** Renders /admin/quotes/{id}, and …/edit while the price may be edited. */
export default function QuotePage() {
  const { id = '', part } = useParams()
  if (part !== undefined && part !== 'edit') return <Navigate to={quotePath(id)} replace />
  return (
    <MessagePage screen="quotes" query={quoteOptions(id)}>
      {(quote) => (part === 'edit' ? <EditPart quote={quote} /> : <QuoteView quote={quote} />)}
    </MessagePage>
  )
}

function EditPart({ quote }: { quote: QuoteDetail }) {
  const t = useTranslate()
  const canWrite = useCan()('sales.write')
  const { state }: { state: unknown } = useLocation()
  const view = quotePath(quote.id)
  if (!canWrite || !quoteMoves[quote.status].includes('priced')) return <Navigate to={view} replace />
  return (
    <>
      <PageHead title={t(draftWords.title)(quote.reference)} isListed={false} />
      <header className="message-head">
        <div className="min-w-0">
          <h1 className="heading text-title">{t(draftWords.title)(quote.reference)}</h1>
          <p className="mt-1 text-fine text-ink-quiet">{[quote.name, quote.company].filter(Boolean).join(' · ')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link to={view} state={state} className={buttonClass('secondary', 'compact')}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t(words.backTo)(quote.reference)}
          </Link>
          {draftOf(quote) && (
            <Link to={view} state={state} className={buttonClass('primary', 'compact')}>
              {t(words.review)}
            </Link>
          )}
        </div>
      </header>
      <Editor quote={quote} />
    </>
  )
}

/** Waits for the settings, which say for how long a quotation is valid. */
function Editor({ quote }: { quote: QuoteDetail }) {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(salesSettingsOptions)
  if (data) return <QuoteEditor key={quote.id} quote={quote} days={data.values.quoteDays} />
  if (error) return <LoadFailure title={t(messagesWords.failed)} error={error} onRetry={refetch} />
  return <RecordSkeleton />
}
