import '../records/page/message.css'
import { Bell, BellOff, CreditCard, FileText, Link2, Mail, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import type { DocumentDetail } from '#contract/billing/documents.ts'
import { documentKindWords, isInvoice } from '#contract/billing/kinds.ts'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { documentFileUrl, documentOptions, makeCardLink, pauseReminders, sendDocument } from '../api/sales/billing.ts'
import { useCan } from '../api/staff/session.ts'
import { billingWords, CreditDialog, DocumentStateBadge, PaymentDialog, useBillingChanged } from '../billing/index.ts'
import { useFormats } from '../i18n/formats.ts'
import { documentPath, documentsPath, orderPath } from '../paths/index.ts'
import { type Fact, Facts, RecordHead, RecordPage } from '../records/page/index.ts'
import { CustomerLink, DayCell, LinesTable, OrderLink } from '../sales/index.ts'
import { MenuItem, MenuLink } from '../ui/Menu.tsx'
import { useFailureWords } from '../words/failure-words.ts'
import { screenWords } from '../words/frame.words.ts'
import { documentsWords as words } from './documents.words.ts'

/** Renders /admin/documents/{id}. */
export default function DocumentPage() {
  const t = useTranslate()
  const { id = '' } = useParams()
  return (
    <RecordPage
      query={documentOptions(id)}
      titleOf={(document) => document?.number ?? t(screenWords.documents)}
      listPath={documentsPath}
      notFound="billing_document.not_found"
      words={words}
      back={t(words.back)}
    >
      {(document) => <DocumentView key={document.id} document={document} />}
    </RecordPage>
  )
}

function DocumentView({ document }: { document: DocumentDetail }) {
  const t = useTranslate()
  const [dialog, setDialog] = useState<'pay' | 'credit'>()
  const { id, kind, number, customerName, customerId, isSealed } = document
  const close = () => setDialog(undefined)
  return (
    <article>
      <RecordHead
        title={[`${t(documentKindWords[kind])} ${number}`, customerName]}
        facts={<DocumentStateBadge document={document} />}
        primary={
          <a href={documentFileUrl(id)} target="_blank" rel="noreferrer" className={buttonClass('primary', 'compact')}>
            <FileText aria-hidden="true" className="size-4" />
            {t(billingWords.pdf)}
          </a>
        }
        menu={<Items document={document} onPay={() => setDialog('pay')} onCredit={() => setDialog('credit')} />}
      />
      {isSealed && <p className="mb-4 text-caution">{t(words.sealed)}</p>}
      <div className="message-columns">
        <Lines document={document} />
        <DetailsPanel document={document} />
      </div>
      {dialog === 'pay' && customerId && <PaymentDialog invoice={{ ...document, customerId }} onClose={close} />}
      {dialog === 'credit' && <CreditDialog invoice={document} onClose={close} />}
    </article>
  )
}

interface ItemsProps {
  document: DocumentDetail
  onPay: () => void
  onCredit: () => void
}

function Items({ document, onPay, onCredit }: ItemsProps) {
  const t = useTranslate()
  const can = useCan()
  const toast = useToast()
  const failureWords = useFailureWords()
  const changed = useBillingChanged()
  const { id, number, kind, open, state, canSend, isPayableByCard, order, customerId, isSealed } = document
  const { remindersPausedSince } = document

  async function email() {
    try {
      await sendDocument(id)
      changed()
      toast(t(billingWords.emailed)(number), 'success')
    } catch (error) {
      toast(t(billingWords.notEmailed), 'failure', failureWords(error))
    }
  }
  async function pause(isPaused: boolean) {
    try {
      await pauseReminders(id, isPaused)
      changed()
      toast(t(isPaused ? words.remindersPaused : words.remindersResumed), 'success')
    } catch (error) {
      toast(t(words.remindersFailed), 'failure', failureWords(error))
    }
  }
  async function copyCardLink() {
    try {
      await navigator.clipboard.writeText(await makeCardLink(id))
      toast(t(billingWords.cardLinkCopied), 'success', t(billingWords.cardLinkHint))
    } catch (error) {
      toast(t(billingWords.noCardLink), 'failure', failureWords(error))
    }
  }
  return (
    <>
      {can('documents.issue') && (
        <MenuItem icon={<Mail aria-hidden="true" />} disabled={!canSend} onSelect={() => void email()}>
          {t(billingWords.email)}
        </MenuItem>
      )}
      {can('documents.issue') && isPayableByCard && (
        <MenuItem icon={<Link2 aria-hidden="true" />} onSelect={() => void copyCardLink()}>
          {t(billingWords.cardLink)}
        </MenuItem>
      )}
      {can('documents.issue') && isInvoice(kind) && (
        <MenuItem
          icon={remindersPausedSince ? <Bell aria-hidden="true" /> : <BellOff aria-hidden="true" />}
          disabled={open === 0 || isSealed}
          onSelect={() => void pause(remindersPausedSince === null)}
        >
          {t(remindersPausedSince ? words.resumeReminders : words.pauseReminders)}
        </MenuItem>
      )}
      {can('payments.write') && isInvoice(kind) && (
        <MenuItem
          icon={<CreditCard aria-hidden="true" />}
          disabled={open === 0 || customerId === null || isSealed}
          onSelect={onPay}
        >
          {t(billingWords.record)}
        </MenuItem>
      )}
      {can('documents.issue') && isInvoice(kind) && (
        <MenuItem icon={<Undo2 aria-hidden="true" />} disabled={state === 'credited' || isSealed} onSelect={onCredit}>
          {t(billingWords.credit)}
        </MenuItem>
      )}
      {order && <MenuLink to={orderPath(order.id)}>{order.reference}</MenuLink>}
    </>
  )
}

function Lines({ document: { lines, currency, total } }: { document: DocumentDetail }) {
  const t = useTranslate()
  const language = useLanguage()
  const { number } = useFormats()
  const heads = [words.item, words.quantity, words.unitPrice, words.amount]
  return (
    <section className="message-panel">
      <LinesTable caption={t(words.lines)} heads={heads.map(t)}>
        {lines.map((line) => (
          <tr key={line.position}>
            <th scope="row">
              {nameIn(line, language)}
              {line.isFee && (
                <span className="block text-fine font-normal text-ink-quiet">{t(words.connectivity)}</span>
              )}
            </th>
            <td data-head={t(words.quantity)}>{number(line.quantity)}</td>
            <td data-head={t(words.unitPrice)}>{exactMoney(line.unitPrice, currency)}</td>
            <td data-head={t(words.amount)}>{exactMoney(line.amount, currency)}</td>
          </tr>
        ))}
      </LinesTable>
      <p className="mt-3 text-end tabular-nums">
        <span className="me-4 text-ink-quiet">{t(words.total)}</span>
        <span className="text-body font-semibold">{exactMoney(total, currency)}</span>
      </p>
    </section>
  )
}

function DetailsPanel({ document }: { document: DocumentDetail }) {
  const t = useTranslate()
  const { dateTime } = useFormats()
  const { currency, customerId, customerName, order, credits, creditNotes, issuedOn, dueOn, issuedBy, sha256 } =
    document
  const { reminders, remindersPausedSince } = document
  const facts: Fact[] = [
    [words.customer, <CustomerLink key="customer" id={customerId} name={customerName} />],
    [words.order, order && <OrderLink key="order" order={order} />],
    [words.credits, credits && <DocumentLink key="credits" {...credits} />],
    [words.issuedOn, <DayCell key="issued" day={issuedOn} />],
    [words.issuedBy, issuedBy],
    ...(isInvoice(document.kind)
      ? ([
          [words.dueOn, dueOn && <DayCell key="due" day={dueOn} />],
          [billingWords.paid, exactMoney(document.paid, currency)],
          [words.open, exactMoney(document.open, currency)],
          [words.reminders, reminders.length > 0 && reminders.map(({ sentAt }) => dateTime(sentAt)).join(', ')],
          [words.remindersPausedSince, remindersPausedSince && dateTime(remindersPausedSince)],
        ] satisfies Fact[])
      : []),
    [
      words.creditNotes,
      creditNotes.length > 0 &&
        creditNotes.map((note) => <DocumentLink key={note.id} id={note.id} reference={note.number} />),
    ],
    [
      words.hash,
      sha256 && (
        <code key="hash" className="text-fine break-all">
          {sha256}
        </code>
      ),
    ],
  ]
  return (
    <section className="message-panel">
      <h2>{t(words.details)}</h2>
      <Facts facts={facts} />
    </section>
  )
}

function DocumentLink({ id, reference }: { id: string; reference: string }) {
  return (
    <Link to={documentPath(id)} className="link block">
      {reference}
    </Link>
  )
}
