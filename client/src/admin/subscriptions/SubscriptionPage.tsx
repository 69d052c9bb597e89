import '../records/page/message.css'
import { CalendarSync, FileText, Pause, Pencil, Play, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import {
  lastDayBefore,
  movesOf,
  renewalPriceWords,
  renewalWayWords,
  type SubscriptionDetail,
  type SubscriptionMove,
  subscriptionChangeWords,
  subscriptionKindWords,
} from '#contract/billing/subscriptions.ts'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { moveSubscription, renewSubscription, subscriptionOptions } from '../api/sales/subscriptions.ts'
import { useCan } from '../api/staff/session.ts'
import { SubscriptionStateBadge, useBillingChanged } from '../billing/index.ts'
import { useFormats } from '../i18n/formats.ts'
import { documentPath, orderPath, quotePath, subscriptionsPath } from '../paths/index.ts'
import { type Fact, Facts, RecordHead, RecordPage } from '../records/page/index.ts'
import { CustomerLink, DayCell, LinesTable, OrderLink } from '../sales/index.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { MenuItem, MenuLink } from '../ui/Menu.tsx'
import { screenWords } from '../words/frame.words.ts'
import { quoteStatusWords } from '../words/messages.words.ts'
import { EditDialog } from './EditDialog.tsx'
import { subscriptionsWords as words } from './subscriptions.words.ts'

/** Renders /admin/subscriptions/{id}. */
export default function SubscriptionPage() {
  const t = useTranslate()
  const language = useLanguage()
  const { id = '' } = useParams()
  return (
    <RecordPage
      query={subscriptionOptions(id)}
      titleOf={(subscription) => (subscription ? nameIn(subscription, language) : t(screenWords.subscriptions))}
      listPath={subscriptionsPath}
      notFound="subscription.not_found"
      words={words}
      back={t(words.back)}
    >
      {(subscription) => <SubscriptionView key={subscription.id} subscription={subscription} />}
    </RecordPage>
  )
}

type Action = SubscriptionMove | 'renew' | 'offer' | 'edit'

function SubscriptionView({ subscription }: { subscription: SubscriptionDetail }) {
  const t = useTranslate()
  const language = useLanguage()
  const [action, setAction] = useState<Action>()
  const { customerName, state } = subscription
  const canIssue = useCan()('documents.issue')
  const close = () => setAction(undefined)
  return (
    <article>
      <RecordHead
        title={[nameIn(subscription, language), customerName]}
        facts={<SubscriptionStateBadge state={state} />}
        primary={
          canIssue && state !== 'ended' ? (
            <Button variant="primary" size="compact" onClick={() => setAction('edit')}>
              <Pencil aria-hidden="true" className="size-4" />
              {t(words.edit)}
            </Button>
          ) : undefined
        }
        menu={<Items subscription={subscription} canIssue={canIssue} onChoose={setAction} />}
      />
      <div className="message-columns">
        <div className="grid content-start gap-4">
          <Invoices subscription={subscription} />
          {subscription.quotes.length > 0 && <Quotes subscription={subscription} />}
          <Changes subscription={subscription} />
        </div>
        <Details subscription={subscription} />
      </div>
      {action === 'edit' && <EditDialog subscription={subscription} onClose={close} />}
      {action && action !== 'edit' && <ActionDialog subscription={subscription} action={action} onClose={close} />}
    </article>
  )
}

interface ItemsProps {
  subscription: SubscriptionDetail
  canIssue: boolean
  onChoose: (action: Action) => void
}

const moveIcons = { pause: Pause, resume: Play, cancel: X, keep: Undo2 } as const

function Items({ subscription: { state, order, customerId }, canIssue, onChoose }: ItemsProps) {
  const t = useTranslate()
  return (
    <>
      {canIssue && state === 'active' && (
        <MenuItem
          icon={<CalendarSync aria-hidden="true" />}
          disabled={customerId === null}
          onSelect={() => onChoose('renew')}
        >
          {t(words.renew)}
        </MenuItem>
      )}
      {canIssue && state === 'active' && (
        <MenuItem
          icon={<FileText aria-hidden="true" />}
          disabled={customerId === null}
          onSelect={() => onChoose('offer')}
        >
          {t(words.offer)}
        </MenuItem>
      )}
      {canIssue &&
        movesOf[state].map((move) => {
          const Icon = moveIcons[move]
          return (
            <MenuItem key={move} icon={<Icon aria-hidden="true" />} onSelect={() => onChoose(move)}>
              {t(words[move])}
            </MenuItem>
          )
        })}
      {order && <MenuLink to={orderPath(order.id)}>{order.reference}</MenuLink>}
    </>
  )
}

interface ActionDialogProps {
  subscription: SubscriptionDetail
  action: Exclude<Action, 'edit'>
  onClose: () => void
}

function ActionDialog({ subscription, action, onClose }: ActionDialogProps) {
  const t = useTranslate()
  const toast = useToast()
  const changed = useBillingChanged()
  const { day } = useFormats()
  const { id, version, renewsOn, state } = subscription
  const texts = {
    renew: [t(words.renewTitle)(day(renewsOn)), t(words.renewHint), t(words.renewed)],
    offer: [t(words.offerTitle)(day(renewsOn)), t(words.offerHint), t(words.offered)],
    pause: [t(words.pauseTitle), t(words.pauseHint), t(words.saved)],
    resume: [t(words.resumeTitle), t(words.resumeHint), t(words.saved)],
    cancel: [
      t(words.cancelTitle),
      state === 'paused' ? t(words.cancelPausedHint) : t(words.cancelHint)(day(lastDayBefore(renewsOn))),
      t(words.saved),
    ],
    keep: [t(words.keepTitle), t(words.keepHint), t(words.saved)],
  } as const
  const [title, description, done] = texts[action]
  async function confirm() {
    if (action === 'renew') await renewSubscription(id, { version, by: 'invoice' })
    else if (action === 'offer') await renewSubscription(id, { version, by: 'quotation' })
    else await moveSubscription(id, version, action)
    changed()
    toast(done, 'success')
  }
  return (
    <ConfirmDialog
      title={title}
      description={description}
      action={t(words[action])}
      isErasing={action === 'cancel'}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}

function Invoices({ subscription: { invoices, currency } }: { subscription: SubscriptionDetail }) {
  const t = useTranslate()
  const { day, number } = useFormats()
  const heads = [words.number, words.paidPeriod, words.quantity, words.amount]
  return (
    <section className="message-panel">
      {invoices.length === 0 ? (
        <>
          <h2>{t(words.invoices)}</h2>
          <p className="text-ink-quiet">{t(words.noInvoices)}</p>
        </>
      ) : (
        <LinesTable caption={t(words.invoices)} heads={heads.map(t)}>
          {invoices.map((invoice) => (
            <tr key={`${invoice.id} ${invoice.from}`}>
              <th scope="row">
                <Link to={documentPath(invoice.id)} className="link whitespace-nowrap">
                  {invoice.number}
                </Link>
              </th>
              <td data-head={t(words.paidPeriod)}>
                {day(invoice.from)} – {day(lastDayBefore(invoice.to))}
              </td>
              <td data-head={t(words.quantity)}>{number(invoice.quantity)}</td>
              <td data-head={t(words.amount)}>{exactMoney(invoice.amount, currency)}</td>
            </tr>
          ))}
        </LinesTable>
      )}
    </section>
  )
}

/** Lists the quotations of further periods. */
function Quotes({ subscription: { quotes } }: { subscription: SubscriptionDetail }) {
  const t = useTranslate()
  const { day } = useFormats()
  const heads = [words.number, words.paidPeriod, words.status]
  return (
    <section className="message-panel">
      <LinesTable caption={t(words.renewalQuotes)} heads={heads.map(t)}>
        {quotes.map(({ id, reference, status, from, to }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={quotePath(id)} className="link whitespace-nowrap">
                {reference}
              </Link>
            </th>
            <td data-head={t(words.paidPeriod)}>
              {day(from)} – {day(lastDayBefore(to))}
            </td>
            <td data-head={t(words.status)}>{t(quoteStatusWords[status])}</td>
          </tr>
        ))}
      </LinesTable>
    </section>
  )
}

function Changes({ subscription: { changes } }: { subscription: SubscriptionDetail }) {
  const t = useTranslate()
  const { day, number, money } = useFormats()
  const signed = (amount: number) => (amount === 0 ? '—' : `${amount < 0 ? '−' : '+'}${money(Math.abs(amount))}`)
  const heads = [words.change, words.day, words.quantity, words.changeHkd, words.by]
  return (
    <section className="message-panel">
      <LinesTable caption={t(words.changes)} heads={heads.map(t)}>
        {changes.map((change) => (
          <tr key={change.id}>
            <th scope="row">{t(subscriptionChangeWords[change.kind])}</th>
            <td data-head={t(words.day)}>{day(change.on)}</td>
            <td data-head={t(words.quantity)}>{number(change.quantity)}</td>
            <td data-head={t(words.changeHkd)}>{signed(change.changeHkd)}</td>
            <td data-head={t(words.by)}>{change.by}</td>
          </tr>
        ))}
      </LinesTable>
    </section>
  )
}

function Details({ subscription }: { subscription: SubscriptionDetail }) {
  const t = useTranslate()
  const { number, money } = useFormats()
  const { customerId, customerName, order, kind, sku, quantity, nextQuantity, period, currency, unitPrice, price } =
    subscription
  const { startsOn, renewsOn, endsOn, pausedOn, state, yearlyHkd, renewal, note } = subscription
  const facts: Fact[] = [
    [words.customer, <CustomerLink key="customer" id={customerId} name={customerName} />],
    [words.order, order && <OrderLink key="order" order={order} />],
    [words.kind, t(subscriptionKindWords[kind])],
    [words.sku, sku],
    [
      words.quantity,
      nextQuantity === null ? number(quantity) : `${number(quantity)} · ${t(words.nextQuantity)(number(nextQuantity))}`,
    ],
    [words.unitPrice, `${exactMoney(unitPrice, currency)} · ${t(words[period])}`],
    [words.price, t(renewalPriceWords[price])],
    [words.renewal, t(renewalWayWords[renewal])],
    [words.yearly, yearlyHkd > 0 && money(yearlyHkd)],
    [words.startsOn, <DayCell key="starts" day={startsOn} />],
    [words.renewsOn, state === 'active' && <DayCell key="renews" day={renewsOn} />],
    [words.pausedOn, pausedOn && <DayCell key="paused" day={pausedOn} />],
    [words.endsOn, endsOn && <DayCell key="ends" day={lastDayBefore(endsOn)} />],
    [words.note, note && <span className="whitespace-pre-line">{note}</span>],
  ]
  return (
    <section className="message-panel self-start">
      <h2>{t(words.details)}</h2>
      <Facts facts={facts} />
    </section>
  )
}
