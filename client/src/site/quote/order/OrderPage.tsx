import { useQuery } from '@tanstack/react-query'
import { ExternalLink, Printer } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useParams } from 'react-router-dom'
import type { BuyerOrder } from '#contract/billing/buyer-orders.ts'
import { lastDayBefore, subscriptionKindWords, subscriptionStateWords } from '#contract/billing/subscriptions.ts'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import { numberText } from '#contract/i18n/formats.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import { orderStatusWords } from '#contract/sales/order-words.ts'
import { type OrderStatus, orderStatuses } from '#contract/sales/orders.ts'
import { failureCodeOf } from '../../../api/failure.ts'
import { buyerOrderOptions } from '../../../api/forms/buyer-orders.ts'
import { problemWords } from '../../../api/problems/problems.words.ts'
import { frameWords } from '../../../i18n/frame.words.ts'
import { LocalLink } from '../../../i18n/LocalLink.tsx'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { displayText } from '../../../i18n/useLocalizedText.ts'
import { paths } from '../../../paths.ts'
import { PageHead } from '../../../shell/index.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { useOfferDays } from '../follow/offer-days.ts'
import { PricedLines } from '../follow/PricedLines.tsx'
import { Questions } from '../follow/Questions.tsx'
import { Steps } from '../follow/Steps.tsx'
import { BillingPanel } from './BillingPanel.tsx'
import { DevicesPanel } from './DevicesPanel.tsx'
import { nextWords, orderWords as words } from './order.words.ts'
import { ReturnsPanel } from './ReturnsPanel.tsx'

export default function OrderPage() {
  const { token = '' } = useParams()
  return <OrderAt key={token} token={token} />
}

function OrderAt({ token }: { token: string }) {
  const { data, error, isPending, refetch } = useQuery(buyerOrderOptions(token))
  if (isPending) return <OrderSkeleton />
  // If the link is revoked while the page is open, its cached content is hidden too.
  if (data && failureCodeOf(error) !== 'order_link.not_found') return <OrderView order={data} token={token} />
  return <OrderFailure error={error} retry={() => void refetch()} />
}

function OrderFailure({ error, retry }: { error: Error | null; retry: () => void }) {
  const t = useTranslate()
  const code = failureCodeOf(error)
  const isUnknown = code === 'order_link.not_found'
  const title = t(isUnknown ? words.notFoundTitle : words.failed)
  return (
    <div className="page py-16">
      <PageHead title={title} isListed={false} />
      <EmptyState title={title} hint={t(isUnknown ? words.notFound : problemWords[code])} level="h1">
        {!isUnknown && (
          <Button variant="primary" onClick={retry}>
            {t(frameWords.tryAgain)}
          </Button>
        )}
        <LocalLink to={paths.contact} className={buttonClass(isUnknown ? 'primary' : 'secondary')}>
          {t(words.contact)}
        </LocalLink>
      </EmptyState>
    </div>
  )
}

/** Fills the window, so that the footer does not move. */
function OrderSkeleton() {
  const t = useTranslate()
  return (
    <div className="page min-h-screen pt-8 lg:pt-12">
      <PageHead title={t(words.loading)} isListed={false} />
      <div role="status" className="sr-only">
        <h1>{t(words.loading)}</h1>
      </div>
      <Skeleton className="h-10 w-96 max-w-full" />
      <Skeleton className="mt-8 h-24 w-full" />
      <Skeleton className="mt-8 h-64 w-full" />
    </div>
  )
}

interface OrderViewProps {
  order: BuyerOrder
  token: string
}

function OrderView({ order, token }: OrderViewProps) {
  const t = useTranslate()
  const title = t(words.title)(order.reference)
  return (
    <article className="page pt-8 lg:pt-12">
      <PageHead title={title} description={t(nextWords[order.status])} isListed={false} />
      <header className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="heading text-heading lg:text-display">{title}</h1>
        <Button className="noscript:hidden print:hidden" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          {t(words.print)}
        </Button>
      </header>
      <Facts order={order} />
      <Progress status={order.status} />
      <BillingPanel token={token} none={<p className="mt-2 text-ink-quiet">{t(words.noInvoice)}</p>} />
      <div className="mt-10 grid max-w-240 gap-6 *:min-w-0">
        <Lines order={order} />
        <Shipments order={order} />
        <DevicesPanel token={token} />
        {order.subscriptions.length > 0 && <Subscriptions order={order} />}
        <ReturnsPanel order={order} token={token} />
      </div>
      <Questions
        reference={order.reference}
        title={t(words.questions)}
        text={t(words.whatsappText)(order.reference)}
        subject={title}
      />
    </article>
  )
}

function Facts({ order: { placedAt, customerName, contactName, purchaseOrder, address } }: { order: BuyerOrder }) {
  const t = useTranslate()
  const { dayOf } = useOfferDays()
  const facts = [
    [words.placed, dayOf(placedAt)],
    [words.buyer, [customerName, contactName].filter(Boolean).join(' · ')],
    [words.purchaseOrder, purchaseOrder],
    [words.deliverTo, address],
  ] as const
  return (
    <dl className="mt-6 flex flex-wrap gap-x-12 gap-y-3 wrap-anywhere">
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label.en}>
            <dt className="text-fine text-ink-quiet">{t(label)}</dt>
            <dd className="whitespace-pre-line">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function Progress({ status }: Pick<BuyerOrder, 'status'>) {
  const t = useTranslate()
  const all: OrderStatus[] =
    status === 'cancelled'
      ? ['pending', 'cancelled']
      : orderStatuses.filter((one) => one === status || (one !== 'cancelled' && one !== 'partly_shipped'))
  const present = all.indexOf(status)
  const last = status === 'delivered' ? present + 1 : present
  const stateOf = (index: number) => (index < last ? 'done' : index === present ? 'present' : 'ahead')
  return (
    <Steps
      title={t(words.progress)}
      next={t(nextWords[status])}
      steps={all.map((one, index) => ({ status: one, label: t(orderStatusWords[one]), state: stateOf(index) }))}
    />
  )
}

function Panel({ title, children, className = '' }: { title: string; children: ReactNode; className?: string }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`rounded-panel border border-hairline bg-raised p-5 wrap-anywhere sm:p-6 print:border-0 print:p-0 ${className}`}
    >
      <h2 id={id} className="heading text-title">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Shipments({ order: { shipments, toFollow, status } }: { order: BuyerOrder }) {
  const t = useTranslate()
  if (shipments.length === 0 && status === 'cancelled') return null
  return (
    <Panel title={t(words.shipments)}>
      {shipments.length === 0 && <p className="mt-2 text-ink-quiet">{t(words.notShipped)}</p>}
      <ul className="mt-2 divide-y divide-hairline">
        {shipments.map((shipment) => (
          <ShipmentItem key={shipment.number} shipment={shipment} />
        ))}
      </ul>
      <ToFollow lines={shipments.length > 0 ? toFollow : toFollow.filter(({ expectedOn }) => expectedOn)} />
    </Panel>
  )
}

function ToFollow({ lines }: { lines: BuyerOrder['toFollow'] }) {
  const t = useTranslate()
  const language = useLanguage()
  const { day } = useOfferDays()
  if (lines.length === 0) return null
  return (
    <>
      <h3 className="mt-3 font-semibold">{t(words.toFollow)}</h3>
      <ul>
        {lines.map(({ quantity, expectedOn, ...named }, index) => {
          const name = displayText(nameIn(named, language), language)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are never moved, and two may be alike
            <li key={index}>
              {numberText(quantity)} × <span lang={name.lang}>{name.text}</span>
              {expectedOn && <span className="text-fine text-ink-quiet"> · {t(words.expected)(day(expectedOn))}</span>}
            </li>
          )
        })}
      </ul>
    </>
  )
}

function ShipmentItem({ shipment }: { shipment: BuyerOrder['shipments'][number] }) {
  const t = useTranslate()
  const language = useLanguage()
  const { dayOf } = useOfferDays()
  const { carrier, parcels, shippedAt, deliveredAt, receivedBy, lines } = shipment
  const when = deliveredAt
    ? t(words.delivered)(dayOf(deliveredAt))
    : shippedAt
      ? t(words.shipped)(dayOf(shippedAt))
      : ''
  return (
    <li className="py-3">
      <span className="block font-semibold">{when}</span>
      {receivedBy && <span className="block text-fine text-ink-quiet">{t(words.receivedBy)(receivedBy)}</span>}
      {lines.map(({ quantity, ...named }, index) => {
        const name = displayText(nameIn(named, language), language)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are never moved, and two may be alike
          <span key={index} className="block">
            {numberText(quantity)} × <span lang={name.lang}>{name.text}</span>
          </span>
        )
      })}
      {parcels.length === 0 && carrier && <span className="text-fine text-ink-quiet">{carrier}</span>}
      {parcels.map(({ trackingNumber, url }) => (
        <span key={trackingNumber} className="mt-1 flex flex-wrap items-center justify-between gap-3 text-fine">
          <span className="text-ink-quiet">{[carrier, trackingNumber].filter(Boolean).join(' · ')}</span>
          {url && (
            <a href={url} target="_blank" rel="noreferrer" className={buttonClass('secondary', 'compact')}>
              <ExternalLink aria-hidden="true" className="size-4" />
              {t(words.track)}
              <span className="sr-only">{t(frameWords.newTab)}</span>
            </a>
          )}
        </span>
      ))}
    </li>
  )
}

function Subscriptions({ order: { subscriptions } }: { order: BuyerOrder }) {
  const t = useTranslate()
  const language = useLanguage()
  const { day } = useOfferDays()
  return (
    <Panel title={t(words.subscriptions)}>
      <ul className="mt-2 divide-y divide-hairline">
        {subscriptions.map(({ kind, quantity, unitPrice, currency, period, state, renewsOn, endsOn, ...named }) => {
          const name = displayText(nameIn(named, language), language)
          const when = endsOn
            ? t(words.ends)(day(lastDayBefore(endsOn)))
            : state === 'active'
              ? t(words.renews)(day(renewsOn))
              : t(subscriptionStateWords[state])
          return (
            <li key={`${named.name} ${kind}`} className="py-3">
              <span className="block font-semibold">
                {numberText(quantity)} × <span lang={name.lang}>{name.text}</span>
              </span>
              <span className="text-fine text-ink-quiet">
                {t(subscriptionKindWords[kind])} · {exactMoney(unitPrice, currency)} {t(words[period])} · {when}
              </span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

function Lines({ order: { lines, charges, currency } }: { order: BuyerOrder }) {
  return (
    <Panel title={useTranslate()(words.lines)}>
      <div className="mt-3">
        <PricedLines lines={lines} charges={charges} currency={currency} />
      </div>
    </Panel>
  )
}
