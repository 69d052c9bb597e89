import { useQuery } from '@tanstack/react-query'
import { CreditCard, Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { BuyerBilling } from '#contract/billing/buyers.ts'
import { documentKindWords, documentStateWords } from '#contract/billing/kinds.ts'
import { paymentMethodWords } from '#contract/billing/payments.ts'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import { failureCodeOf } from '../../../api/failure.ts'
import { buyerBillingOptions, buyerDocumentUrl, payByCard } from '../../../api/forms/buyer-billing.ts'
import { problemWords } from '../../../api/problems/problems.words.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { useOfferDays } from '../follow/offer-days.ts'
import { buyerBillingWords as words } from './billing.words.ts'

type Invoice = BuyerBilling['invoices'][number]

interface BillingPanelProps {
  token: string
  /** Shown before there is any document; nothing is shown without. */
  none?: ReactNode
}

/** Renders invoices, payments and other documents of the order, and how to pay what is open. */
export function BillingPanel({ token, none }: BillingPanelProps) {
  const t = useTranslate()
  const [params] = useSearchParams()
  const { data, error } = useQuery(buyerBillingOptions(token))
  const isEmpty = data && data.invoices.length + data.documents.length === 0
  if (isEmpty && !none) return null
  return (
    <section className="mt-10 max-w-240 border-t border-ink pt-6" aria-labelledby="buyer-billing">
      <h2 id="buyer-billing" className="heading text-title">
        {t(words.title)}
      </h2>
      {params.get('card') === 'paid' && data?.invoices.some(({ open }) => open > 0) && (
        <Notice>{t(words.thanks)}</Notice>
      )}
      {!data && error && <p className="mt-3">{t(words.failed)}</p>}
      {!data && !error && (
        <div role="status" className="mt-3">
          <span className="sr-only">{t(words.loading)}</span>
          <Skeleton className="h-24 w-full" />
        </div>
      )}
      {isEmpty && none}
      {data && (
        <>
          <ul className="mt-3 grid gap-4">
            {data.invoices.map((invoice) => (
              <InvoiceItem key={invoice.id} invoice={invoice} token={token} />
            ))}
          </ul>
          {data.invoices.some(({ open }) => open > 0) && <BankDetails details={data.paymentDetails} />}
          <Payments payments={data.payments} />
          <Documents documents={data.documents} token={token} />
        </>
      )}
    </section>
  )
}

function InvoiceItem({ invoice, token }: { invoice: Invoice; token: string }) {
  const t = useTranslate()
  const { day } = useOfferDays()
  const { id, number, kind, currency, dueOn, total, open, state, fps, isPayableByCard } = invoice
  return (
    <li className="rounded-panel border border-hairline bg-raised p-5 print:break-inside-avoid">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="font-semibold">
          {t(documentKindWords[kind])} {number}
        </h3>
        <span className="text-ink-quiet">{t(documentStateWords[state])}</span>
      </div>
      <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-1">
        <Amount label={t(words.total)} amount={exactMoney(total, currency)} />
        {open > 0 && <Amount label={t(words.open)} amount={exactMoney(open, currency)} />}
      </dl>
      {open > 0 && dueOn && <p className="mt-1 text-fine text-ink-quiet">{t(words.dueOn)(day(dueOn))}</p>}
      <div className="mt-3 flex flex-wrap gap-3 print:hidden">
        {isPayableByCard && <CardButton token={token} id={id} />}
        <a href={buyerDocumentUrl(token, id)} download className={buttonClass('secondary', 'compact')}>
          <Download aria-hidden="true" className="size-4" />
          {t(words.download)(number)}
        </a>
      </div>
      {fps && (
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <img
            src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(fps.qrCode)}`}
            alt={t(words.fpsCode)(number)}
            width={160}
            height={160}
            className="size-40 rounded-control bg-white"
          />
          <p className="min-w-56 flex-1">
            <strong className="block">{t(words.fps)}</strong>
            {t(words.fpsHint)(fps.proxy)}
          </p>
        </div>
      )}
    </li>
  )
}

function Amount({ label, amount }: { label: string; amount: string }) {
  return (
    <div>
      <dt className="text-fine text-ink-quiet">{label}</dt>
      <dd className="text-body font-semibold tabular-nums">{amount}</dd>
    </div>
  )
}

/** Opens the hosted page in this tab, which comes back here. */
function CardButton({ token, id }: { token: string; id: string }) {
  const t = useTranslate()
  const toast = useToast()
  const [isOpening, setOpening] = useState(false)
  async function open() {
    setOpening(true)
    try {
      window.location.assign(await payByCard(token, id))
    } catch (error) {
      setOpening(false)
      toast(t(problemWords[failureCodeOf(error)]))
    }
  }
  return (
    <Button variant="primary" disabled={isOpening} onClick={() => void open()}>
      <CreditCard aria-hidden="true" className="size-4" />
      {t(isOpening ? words.opening : words.card)}
    </Button>
  )
}

function BankDetails({ details }: { details: BuyerBilling['paymentDetails'] }) {
  const t = useTranslate()
  const text = t(details)
  if (text === '') return null
  return (
    <div className="mt-4">
      <h3 className="font-semibold">{t(words.bank)}</h3>
      <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
    </div>
  )
}

function Payments({ payments }: Pick<BuyerBilling, 'payments'>) {
  const t = useTranslate()
  const { day } = useOfferDays()
  if (payments.length === 0) return null
  return (
    <div className="mt-6">
      <h3 className="font-semibold">{t(words.payments)}</h3>
      <ul className="mt-1">
        {payments.map(({ receivedOn, method, amount, currency, invoice }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two payments of a day may be alike
          <li key={index} className="flex flex-wrap items-baseline gap-x-3 py-1">
            <span className="font-semibold tabular-nums">{exactMoney(amount, currency)}</span>
            <span className="text-fine text-ink-quiet">
              {day(receivedOn)} · {t(paymentMethodWords[method])} · {t(words.paysInvoice)(invoice)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Documents({ documents, token }: Pick<BuyerBilling, 'documents'> & { token: string }) {
  const t = useTranslate()
  const { day } = useOfferDays()
  if (documents.length === 0) return null
  return (
    <div className="mt-6 print:hidden">
      <h3 className="font-semibold">{t(words.documents)}</h3>
      <ul className="mt-1">
        {documents.map(({ id, number, kind, issuedOn }) => (
          <li key={id}>
            <a
              href={buyerDocumentUrl(token, id)}
              download
              className="inline-flex min-h-11 flex-wrap items-center gap-x-3"
            >
              <Download aria-hidden="true" className="size-4" />
              <span className="link">
                {t(documentKindWords[kind])} {number}
              </span>
              <span className="text-fine text-ink-quiet">{day(issuedOn)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
