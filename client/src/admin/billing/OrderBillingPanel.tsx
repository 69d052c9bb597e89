import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { IssuedDocument, OrderBilling } from '#contract/billing/documents.ts'
import { documentKindWords } from '#contract/billing/kinds.ts'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import type { OrderDetail } from '#contract/sales/orders.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { documentFileUrl, orderBillingOptions } from '../api/sales/billing.ts'
import { packingSlipUrl } from '../api/sales/orders.ts'
import { useCan } from '../api/staff/session.ts'
import { documentPath } from '../paths/index.ts'
import { Facts } from '../records/page/index.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { writtenInWords } from '../words/messages.words.ts'
import { billingWords as words } from './billing.words.ts'
import { DocumentStateBadge } from './DocumentStateBadge.tsx'
import { IssueDialog } from './IssueDialog.tsx'
import { PaymentDialog } from './PaymentDialog.tsx'

/** Renders what has been invoiced and paid of an order, with its documents. */
export function OrderBillingPanel({ order }: { order: OrderDetail }) {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(orderBillingOptions(order.id))
  return (
    <section className="message-panel" aria-label={t(words.title)}>
      <h2>{t(words.title)}</h2>
      {data && <Billing order={order} billing={data} />}
      {!data && error && <LoadFailure title={t(words.failed)} error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="h-24 w-full" />}
    </section>
  )
}

function Billing({ order, billing }: { order: OrderDetail; billing: OrderBilling }) {
  const t = useTranslate()
  const can = useCan()
  const [isIssuing, setIssuing] = useState(false)
  const [paying, setPaying] = useState<IssuedDocument>()
  const { currency, due, invoiced, paid, open, documents, canIssue } = billing
  const money = (amount: number) => exactMoney(amount, currency)
  const unpaid = documents.find((document) => document.open > 0)
  return (
    <>
      <Facts
        facts={[
          [words.due, money(due)],
          [words.invoiced, money(invoiced)],
          [words.paid, money(paid)],
          [words.open, <strong key="open">{money(open)}</strong>],
        ]}
      />
      {documents.length === 0 && <p className="text-fine text-ink-quiet">{t(words.noDocuments)}</p>}
      <ul className="mt-2 grid gap-1">
        {documents.map((document) => (
          <DocumentItem key={document.id} document={document} />
        ))}
        <li>
          <FileLink href={packingSlipUrl(order.id)}>{t(words.packingSlip)}</FileLink>
        </li>
      </ul>
      <p className="text-fine text-ink-quiet">{t(words.language)(t(writtenInWords[order.language]))}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {can('documents.issue') && canIssue.length > 0 && (
          <Button size="compact" variant="secondary" onClick={() => setIssuing(true)}>
            {t(words.issue)}
          </Button>
        )}
        {can('payments.write') && unpaid?.customerId && (
          <Button size="compact" variant="secondary" onClick={() => setPaying(unpaid)}>
            {t(words.record)}
          </Button>
        )}
      </div>
      {isIssuing && <IssueDialog order={order} billing={billing} onClose={() => setIssuing(false)} />}
      {paying?.customerId && (
        <PaymentDialog invoice={{ ...paying, customerId: paying.customerId }} onClose={() => setPaying(undefined)} />
      )}
    </>
  )
}

function DocumentItem({ document }: { document: IssuedDocument }) {
  const t = useTranslate()
  const { id, kind, number, total, currency } = document
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-0 flex-1">
        <Link to={documentPath(id)} className="link whitespace-nowrap">
          {number}
        </Link>
        <span className="block text-fine text-ink-quiet">
          {t(documentKindWords[kind])}
          {total > 0 && ` · ${exactMoney(total, currency)}`}
        </span>
      </span>
      <DocumentStateBadge document={document} />
      <a
        href={documentFileUrl(id)}
        target="_blank"
        rel="noreferrer"
        aria-label={`${t(words.pdf)}: ${number}`}
        className="grid size-9 place-items-center rounded-control text-ink-quiet hover:bg-sunken hover:text-ink"
      >
        <FileText className="w-4" aria-hidden="true" />
      </a>
    </li>
  )
}

function FileLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="inline-flex min-h-11 items-center gap-2 lg:min-h-9">
      <FileText className="w-4 text-ink-quiet" aria-hidden="true" />
      <span className="link">{children}</span>
    </a>
  )
}
