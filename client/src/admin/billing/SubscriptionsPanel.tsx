import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import {
  type Subscription,
  type SubscriptionState,
  subscriptionKindWords,
  subscriptionStateWords,
} from '#contract/billing/subscriptions.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import type { OrderDetail } from '#contract/sales/orders.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { startSubscriptions, subscriptionsOfOptions } from '../api/sales/subscriptions.ts'
import { useCan, useSession } from '../api/staff/session.ts'
import { useFormats } from '../i18n/formats.ts'
import { subscriptionPath } from '../paths/index.ts'
import { dayOf } from '../ui/days.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { useFailureWords } from '../words/failure-words.ts'
import { billingWords as words } from './billing.words.ts'
import { useBillingChanged } from './useBillingCache.ts'

const tones = {
  active: 'signal',
  ending: 'caution',
  paused: 'quiet',
  ended: 'quiet',
} as const satisfies Record<SubscriptionState, string>

export function SubscriptionStateBadge({ state }: { state: SubscriptionState }) {
  const t = useTranslate()
  return <Badge tone={tones[state]}>{t(subscriptionStateWords[state])}</Badge>
}

/** Renders the subscriptions of a delivered order, or starts those of one from before they existed. */
export function OrderSubscriptionsPanel({ order }: { order: OrderDetail }) {
  const isRecurring = order.lines.some(({ period, connectivityFee }) => period !== 'once' || connectivityFee > 0)
  if (order.status !== 'delivered' || !isRecurring) return null
  return <SubscriptionsPanel of={{ order: order.id }} none={<StartButton order={order} />} />
}

/** Renders a customer's subscriptions, if there are any. */
export function CustomerSubscriptionsPanel({ customerId }: { customerId: string }) {
  return <SubscriptionsPanel of={{ customer: customerId }} />
}

interface SubscriptionsPanelProps {
  of: Parameters<typeof subscriptionsOfOptions>[0]
  /** Shown where there are none; nothing is shown without. */
  none?: React.ReactNode
}

function SubscriptionsPanel({ of, none }: SubscriptionsPanelProps) {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(subscriptionsOfOptions(of))
  if (!error && !data?.items.length && !(data && none)) return null
  return (
    <section className="message-panel" aria-label={t(words.subscriptions)}>
      <h2>{t(words.subscriptions)}</h2>
      {data?.items.length === 0 && none}
      <ul className="grid gap-1">
        {data?.items.map((subscription) => (
          <SubscriptionItem key={subscription.id} subscription={subscription} />
        ))}
      </ul>
      {!data && error && <LoadFailure title={t(words.subscriptionsFailed)} error={error} onRetry={refetch} />}
    </section>
  )
}

function SubscriptionItem({ subscription }: { subscription: Subscription }) {
  const t = useTranslate()
  const { day, number } = useFormats()
  const name = nameIn(subscription, useLanguage())
  const { id, kind, quantity, renewsOn, state } = subscription
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-0 flex-1">
        <Link to={subscriptionPath(id)} className="link">
          {number(quantity)} × {name}
        </Link>
        <span className="block text-fine text-ink-quiet">
          {t(subscriptionKindWords[kind])}
          {state === 'active' && ` · ${t(words.renews)(day(renewsOn))}`}
        </span>
      </span>
      <SubscriptionStateBadge state={state} />
    </li>
  )
}

function StartButton({ order: { id, deliveredAt } }: { order: OrderDetail }) {
  const t = useTranslate()
  const toast = useToast()
  const failureWords = useFailureWords()
  const changed = useBillingChanged()
  const [isBusy, setBusy] = useState(false)
  const canIssue = useCan()('documents.issue')
  const { timezone } = useSession()
  async function start() {
    setBusy(true)
    try {
      await startSubscriptions(id, { startsOn: dayOf(new Date(deliveredAt ?? Date.now()), timezone) })
      changed()
      toast(t(words.subscriptionsStarted), 'success')
    } catch (error) {
      toast(t(words.subscriptionsNotStarted), 'failure', failureWords(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <p className="text-fine text-ink-quiet">{t(words.noSubscriptions)}</p>
      {canIssue && (
        <Button size="compact" variant="secondary" className="mt-2" disabled={isBusy} onClick={() => void start()}>
          {t(words.startSubscriptions)}
        </Button>
      )}
    </>
  )
}
