import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { OrderLink as PrivateLink } from '#contract/billing/buyer-orders.ts'
import { baseCurrency } from '#contract/catalogue/money.ts'
import type { OrderDetail } from '#contract/sales/orders.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { EmailText } from '../../../ui/EmailText.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { orderLinkOptions, renewOrderLink, revokeOrderLink } from '../../api/sales/orders.ts'
import { useCan } from '../../api/staff/session.ts'
import { OrderBillingPanel, OrderReturnsPanel, OrderSubscriptionsPanel } from '../../billing/index.ts'
import { useFormats } from '../../i18n/formats.ts'
import { orderPath, quotePath } from '../../paths/index.ts'
import { type Fact, Facts } from '../../records/page/index.ts'
import { CustomerLink, orderContact, PrivateLinkPanel, privateLinkWords } from '../../sales/index.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { writtenInWords } from '../../words/messages.words.ts'
import { ordersWords } from '../../words/orders.words.ts'
import { OrderMarginPanel } from './OrderMarginPanel.tsx'
import { orderPageWords as words } from './order-page.words.ts'

export function OrderFacts({ order }: { order: OrderDetail }) {
  const can = useCan()
  return (
    <div className="grid content-start gap-4">
      <BuyerPanel order={order} />
      <DetailsPanel order={order} />
      <OrderBillingPanel order={order} />
      {can('figures.costs') && <OrderMarginPanel order={order} />}
      <OrderReturnsPanel order={order} />
      <OrderSubscriptionsPanel order={order} />
      {can('sales.write') && <OrderLinkPanel order={order} />}
    </div>
  )
}

function OrderLinkPanel({ order: { id } }: { order: OrderDetail }) {
  const t = useTranslate()
  const toast = useToast()
  const { date } = useFormats()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(orderLinkOptions(id))
  const change = async (changed: Promise<PrivateLink>, done: string) => {
    queries.setQueryData(orderLinkOptions(id).queryKey, await changed)
    toast(done, 'success')
  }
  if (error && !data) return <LoadFailure title={t(privateLinkWords.linkFailed)} error={error} onRetry={refetch} />
  if (!data) return <Skeleton className="h-24 w-full" />
  const { quote } = data
  return (
    <PrivateLinkPanel
      hint={t(privateLinkWords.orderHint)}
      link={data.link}
      expiresAt={data.expiresAt}
      other={
        quote && (
          <>
            <Link to={quotePath(quote.id)} className="link">
              {quote.reference}
            </Link>
            {t(privateLinkWords.ofQuote)(date(quote.expiresAt))}
          </>
        )
      }
      onRenew={() => change(renewOrderLink(id), t(privateLinkWords.linkRenewed))}
      onRevoke={() => change(revokeOrderLink(id), t(privateLinkWords.linkRevoked))}
    />
  )
}

function BuyerPanel({ order }: { order: OrderDetail }) {
  const t = useTranslate()
  const { customerId, customerName, contactName, email, phone, address } = order
  const { mailUrl, telUrl } = orderContact(order)
  const facts: Fact[] = [
    [words.customer, <CustomerLink key="customer" id={customerId} name={customerName} />],
    [words.contact, contactName],
    [ordersWords.email, email && <ContactLink key="mail" to={mailUrl} text={email} />],
    [ordersWords.phone, phone && <ContactLink key="tel" to={telUrl} text={phone} />],
    [words.address, address && <span className="whitespace-pre-line">{address}</span>],
  ]
  return (
    <section className="message-panel">
      <h2>{t(words.buyer)}</h2>
      <Facts facts={facts} />
    </section>
  )
}

function ContactLink({ to, text }: { to: string | undefined; text: string }) {
  if (!to) return text
  return (
    <a href={to} className="link">
      <EmailText text={text} />
    </a>
  )
}

function DetailsPanel({ order }: { order: OrderDetail }) {
  const t = useTranslate()
  const { date } = useFormats()
  const { currency, rate, rateDate, purchaseOrder, notes, quote, backOrderOf, backOrder, language } = order
  const rateFact: Fact = [
    words.rate,
    t(words.rateOf)(`${rate} ${currency}`, date(`${rateDate.slice(0, 10)}T04:00:00Z`)),
  ]
  const facts: Fact[] = [
    [ordersWords.currency, currency],
    ...(currency === baseCurrency ? [] : [rateFact]),
    [ordersWords.purchaseOrder, purchaseOrder],
    [
      words.fromQuote,
      quote && (
        <Link key="quote" to={`/admin/quotes/${quote.id}`} className="link">
          {quote.reference}
        </Link>
      ),
    ],
    ...(backOrderOf ? [[words.backOrderOf, <OrderLink key="backOrderOf" {...backOrderOf} />] satisfies Fact] : []),
    ...(backOrder ? [[words.backOrder, <OrderLink key="backOrder" {...backOrder} />] satisfies Fact] : []),
    [words.language, t(writtenInWords[language])],
    [words.notes, notes && <span className="whitespace-pre-line">{notes}</span>],
  ]
  return (
    <section className="message-panel">
      <h2>{t(words.details)}</h2>
      <Facts facts={facts} />
    </section>
  )
}

function OrderLink({ id, reference }: NonNullable<OrderDetail['backOrder']>) {
  return (
    <Link to={orderPath(id)} className="link">
      {reference}
    </Link>
  )
}
