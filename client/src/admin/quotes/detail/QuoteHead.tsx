import { ChevronDown, Copy, FileText, Mail, MessageCircle, Pencil, Phone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { type QuoteDecision, type QuoteDetail, quoteMoves } from '#contract/sales/quotes.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { revisionPdfUrl } from '../../api/sales/quotes.ts'
import { useCan } from '../../api/staff/session.ts'
import { useFormats } from '../../i18n/formats.ts'
import { orderPath, quotePath } from '../../paths/index.ts'
import { RecordHead } from '../../records/page/index.ts'
import { messageSubject, useContact } from '../../requests/index.ts'
import { draftOf, linesSubject, RepeatItem } from '../../sales/index.ts'
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

type OpenDialog = (dialog: QuoteDecision | 'send') => void

export function QuoteHead({ quote, actions }: QuoteHeadProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { day } = useFormats()
  const canWrite = useCan()('sales.write')
  const [dialog, setDialog] = useState<QuoteDecision | 'send'>()
  const { name, company, reference, createdAt, status, suspect, validUntil, message, revisions, lines } = quote
  const subject = linesSubject(revisions[0]?.lines ?? lines, language) ?? messageSubject(message)
  return (
    <>
      <RecordHead
        title={[company || name, subject]}
        reference={reference}
        facts={
          <>
            <QuoteStatusBadge status={status} />
            {suspect && <Badge tone="caution">{t(messagesWords.suspect)}</Badge>}
            <RelativeTime at={createdAt} />
          </>
        }
        primary={<NextStep quote={quote} canWrite={canWrite} onOpenDialog={setDialog} />}
        menu={<MoreItems quote={quote} canWrite={canWrite} onOpenDialog={setDialog} />}
      >
        <p className="mt-1 text-fine">{t(nextWords[status])(validUntil ? day(validUntil) : '')}</p>
        {suspect && <p className="mt-1 text-fine text-ink-quiet">{t(messagesWords.suspectHint)}</p>}
      </RecordHead>
      {dialog === 'send' && <SendDialog quote={quote} actions={actions} onClose={() => setDialog(undefined)} />}
      {dialog && dialog !== 'send' && (
        <DecisionDialog decision={dialog} quote={quote} actions={actions} onClose={() => setDialog(undefined)} />
      )}
    </>
  )
}

interface PartProps {
  quote: QuoteDetail
  canWrite: boolean
  onOpenDialog: OpenDialog
}

/** Renders the main action of the quotation's status. */
function NextStep({ quote, canWrite, onOpenDialog }: PartProps): ReactNode {
  const t = useTranslate()
  const { state }: { state: unknown } = useLocation()
  const { status, order } = quote
  if (order) {
    return (
      <Link to={orderPath(order.id)} className={buttonClass('primary', 'compact')}>
        {t(words.openOrder)(order.reference)}
      </Link>
    )
  }
  if (!canWrite) return null
  const editLabel = editLabelOf(quote)
  if (status === 'priced' && draftOf(quote)) {
    return (
      <Button size="compact" variant="primary" onClick={() => onOpenDialog('send')}>
        {t(words.send)}
      </Button>
    )
  }
  if (status !== 'sent') {
    return (
      editLabel && (
        <Link to={quotePath(quote.id, 'edit')} state={state} className={buttonClass('primary', 'compact')}>
          {t(editLabel)}
        </Link>
      )
    )
  }
  return (
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
  )
}

/** Returns what editing the offer means in the quotation's status; undefined where it cannot be edited. */
function editLabelOf({ status, source }: QuoteDetail) {
  if (!quoteMoves[status].includes('priced') || source === 'renewal') return undefined
  if (status === 'requested') return words.price
  if (status === 'expired') return words.priceAgain
  return status === 'sent' ? words.revise : words.editDraft
}

function MoreItems({ quote, canWrite, onOpenDialog }: PartProps) {
  const t = useTranslate()
  const { state }: { state: unknown } = useLocation()
  const { mailUrl, telUrl, chatUrl, copy } = useContact(quote)
  const { id, reference, status, revisions } = quote
  const [newest] = revisions
  const editLabel = editLabelOf(quote)
  const isEditMore = status === 'sent' || (status === 'priced' && draftOf(quote) !== undefined)
  return (
    <>
      {canWrite && editLabel && isEditMore && (
        <MenuLink to={quotePath(id, 'edit')} state={state} icon={<Pencil aria-hidden="true" />}>
          {t(editLabel)}
        </MenuLink>
      )}
      {newest && (
        <>
          <MenuLink isOutside to={revisionPdfUrl(id, newest.number)} icon={<FileText aria-hidden="true" />}>
            {t(words.previewPdf)}
          </MenuLink>
          <MenuLine />
        </>
      )}
      <MenuLink isOutside to={mailUrl} icon={<Mail aria-hidden="true" />}>
        {t(messagesWords.write)}
      </MenuLink>
      {telUrl && (
        <MenuLink isOutside to={telUrl} icon={<Phone aria-hidden="true" />}>
          {t(messagesWords.call)}
        </MenuLink>
      )}
      {chatUrl && (
        <MenuLink isOutside to={chatUrl} icon={<MessageCircle aria-hidden="true" />}>
          {t(messagesWords.whatsApp)}
        </MenuLink>
      )}
      <MenuItem icon={<Copy aria-hidden="true" />} onSelect={() => copy(reference)}>
        {t(words.copyReference)}
      </MenuItem>
      <RepeatItem kind="quote" id={id} />
      {canWrite && quoteMoves[status].includes('withdrawn') && (
        <>
          <MenuLine />
          <MenuItem isDangerous onSelect={() => onOpenDialog('withdraw')}>
            {t(words.withdraw)}
          </MenuItem>
        </>
      )}
    </>
  )
}
