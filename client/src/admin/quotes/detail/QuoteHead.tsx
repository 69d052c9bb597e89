import { ChevronDown, Copy, Ellipsis, FileText } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { type QuoteDetail, quoteMoves } from '#contract/sales/quotes.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { useCopy } from '../../../ui/browser/useCopy.ts'
import { type QuoteDecision, revisionPdfUrl } from '../../api/sales/quotes.ts'
import { useCan } from '../../api/staff/session.ts'
import { useFormats } from '../../i18n/formats.ts'
import { orderPath, quotePath } from '../../paths/index.ts'
import { draftOf, RepeatItem } from '../../sales/index.ts'
import { Menu, MenuItem, MenuLine, MenuLink } from '../../ui/Menu.tsx'
import { RelativeTime } from '../../ui/values.tsx'
import { messagesWords } from '../../words/messages.words.ts'
import { QuoteStatusBadge } from '../QuoteStatusBadge.tsx'
import { nextWords, quotesWords as words } from '../quotes.words.ts'
import type { QuoteActions } from '../useQuoteActions.ts'
import { DecisionDialog } from './DecisionDialog.tsx'
import { SendDialog } from './SendDialog.tsx'

interface QuoteHeadProps {
  quote: QuoteDetail
  actions: QuoteActions
}

export function QuoteHead({ quote, actions }: QuoteHeadProps) {
  const t = useTranslate()
  const { day } = useFormats()
  const { name, company, reference, createdAt, status, suspect, validUntil } = quote
  return (
    <header className="message-head">
      <div className="min-w-0">
        <h1 className="heading text-title">{[name, company].filter(Boolean).join(' · ')}</h1>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-4 text-fine text-ink-quiet">
          <QuoteStatusBadge status={status} />
          <span>{reference}</span>
          <RelativeTime at={createdAt} />
          {suspect && <Badge tone="caution">{t(messagesWords.suspect)}</Badge>}
        </p>
        <p className="mt-1 text-fine">{t(nextWords[status])(validUntil ? day(validUntil) : '')}</p>
        {suspect && <p className="mt-1 text-fine text-ink-quiet">{t(messagesWords.suspectHint)}</p>}
      </div>
      <HeadActions quote={quote} actions={actions} />
    </header>
  )
}

function HeadActions({ quote, actions }: QuoteHeadProps) {
  const t = useTranslate()
  const copy = useCopy()
  const canWrite = useCan()('sales.write')
  const [dialog, setDialog] = useState<QuoteDecision | 'send'>()
  const { id, reference, status, revisions } = quote
  const [newest] = revisions
  const copyWords = { done: t(messagesWords.copied)(reference), failed: t(words.copyFailed) }
  const canWithdraw = canWrite && quoteMoves[status].includes('withdrawn')
  return (
    <div className="flex flex-wrap gap-2">
      {canWrite && <NextStep quote={quote} onOpenDialog={setDialog} />}
      {quote.order && (
        <Link to={orderPath(quote.order.id)} className={buttonClass('primary', 'compact')}>
          {t(words.openOrder)(quote.order.reference)}
        </Link>
      )}
      <Menu
        trigger={
          <button type="button" className={buttonClass('secondary', 'compact')} aria-label={t(words.more)}>
            <Ellipsis aria-hidden="true" className="size-4" />
          </button>
        }
      >
        {newest && (
          <MenuLink isOutside to={revisionPdfUrl(id, newest.number)} icon={<FileText aria-hidden="true" />}>
            {t(words.previewPdf)}
          </MenuLink>
        )}
        <MenuItem icon={<Copy aria-hidden="true" />} onSelect={() => void copy(reference, copyWords)}>
          {t(words.copyReference)}
        </MenuItem>
        <RepeatItem kind="quote" id={id} />
        {canWithdraw && (
          <>
            <MenuLine />
            <MenuItem isDangerous onSelect={() => setDialog('withdraw')}>
              {t(words.withdraw)}
            </MenuItem>
          </>
        )}
      </Menu>
      {dialog === 'send' && <SendDialog quote={quote} actions={actions} onClose={() => setDialog(undefined)} />}
      {dialog && dialog !== 'send' && (
        <DecisionDialog decision={dialog} quote={quote} actions={actions} onClose={() => setDialog(undefined)} />
      )}
    </div>
  )
}

/** Renders the main action of the quotation's status, and the secondary ones. */
function NextStep({
  quote,
  onOpenDialog,
}: {
  quote: QuoteDetail
  onOpenDialog: (dialog: QuoteDecision | 'send') => void
}) {
  const t = useTranslate()
  const { state }: { state: unknown } = useLocation()
  const { id, status } = quote
  const edit = (label: string, variant: 'primary' | 'secondary') => (
    <Link to={quotePath(id, 'edit')} state={state} className={buttonClass(variant, 'compact')}>
      {label}
    </Link>
  )
  if (status === 'requested') return edit(t(words.price), 'primary')
  if (status === 'expired') return edit(t(words.priceAgain), 'primary')
  if (status === 'priced') {
    const hasDraft = draftOf(quote) !== undefined
    return (
      <>
        {hasDraft && (
          <Button size="compact" variant="primary" onClick={() => onOpenDialog('send')}>
            {t(words.send)}
          </Button>
        )}
        {edit(t(words.editDraft), hasDraft ? 'secondary' : 'primary')}
      </>
    )
  }
  if (status !== 'sent') return null
  return (
    <>
      <Menu
        trigger={
          <button type="button" className={buttonClass('primary', 'compact')}>
            {t(words.record)}
            <ChevronDown aria-hidden="true" className="size-4" />
          </button>
        }
      >
        <MenuItem onSelect={() => onOpenDialog('accept')}>{t(words.accept)}</MenuItem>
        <MenuItem onSelect={() => onOpenDialog('decline')}>{t(words.decline)}</MenuItem>
      </Menu>
      {edit(t(words.revise), 'secondary')}
    </>
  )
}
