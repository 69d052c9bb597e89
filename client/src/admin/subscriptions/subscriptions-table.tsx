import {
  billingPeriods,
  type Subscription,
  subscriptionChanges,
  subscriptionChangeWords,
  subscriptionKinds,
  subscriptionKindWords,
  subscriptionStates,
  subscriptionStateWords,
} from '#contract/billing/subscriptions.ts'
import { currencyCodes } from '#contract/catalogue/money.ts'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import { currencyWords } from '#contract/catalogue/values/money-values.ts'
import { exportSubscriptions, listSubscriptions } from '#contract/endpoints/sales/subscriptions.ts'
import { inLanguage, nameIn } from '#contract/i18n/in-language.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { SubscriptionStateBadge } from '../billing/index.ts'
import { useFormats } from '../i18n/formats.ts'
import { subscriptionPath } from '../paths/index.ts'
import { choiceFilter, columnsOf, type Table } from '../records/list/index.ts'
import { DayCell, MoneyCell } from '../sales/index.ts'
import { Dash } from '../ui/values.tsx'
import { screenWords } from '../words/frame.words.ts'
import { subscriptionsWords as words } from './subscriptions.words.ts'

const column = columnsOf<Subscription>()
const periodWords = { month: words.month, year: words.year }

export const subscriptionsTable: Table<Subscription> = {
  name: 'subscriptions',
  title: screenWords.subscriptions,
  rows: listSubscriptions,
  exports: { csv: exportSubscriptions },
  columns: [
    column('name', words.product, {
      isFlexible: true,
      cell: (subscription) => <NameCell subscription={subscription} />,
      text: (subscription, language) => nameIn(subscription, language),
    }),
    column('customerName', words.customer, { sort: 'customerName', phone: 'line', isFlexible: true }),
    column('kind', words.kind, {
      cell: ({ kind }) => <KindCell kind={kind} />,
      text: ({ kind }, language) => inLanguage(subscriptionKindWords[kind], language),
    }),
    column('quantity', words.quantity, { align: 'end', cell: ({ quantity }) => <CountCell count={quantity} /> }),
    column('unitPrice', words.unitPrice, {
      align: 'end',
      amount: ({ unitPrice }) => unitPrice,
      cell: ({ unitPrice, currency }, decimals) => (
        <MoneyCell amount={unitPrice} currency={currency} decimals={decimals} />
      ),
      text: ({ unitPrice, currency }) => exactMoney(unitPrice, currency),
    }),
    column('period', words.period, {
      cell: ({ period }) => <PeriodCell period={period} />,
      text: ({ period }, language) => inLanguage(periodWords[period], language),
    }),
    column('yearlyHkd', words.yearly, {
      sort: 'yearlyHkd',
      align: 'end',
      phone: 'lead',
      amount: ({ yearlyHkd }) => yearlyHkd,
      cell: ({ yearlyHkd }, decimals) => <MoneyCell amount={yearlyHkd} decimals={decimals} />,
      text: ({ yearlyHkd }) => yearlyHkd.toFixed(2),
    }),
    column('renewsOn', words.renewsOn, {
      sort: 'renewsOn',
      phone: 'line',
      className: 'whitespace-nowrap',
      cell: ({ renewsOn, state }) => (state === 'active' ? <DayCell day={renewsOn} /> : <Dash />),
    }),
    column('state', words.state, {
      phone: 'corner',
      className: 'whitespace-nowrap',
      cell: ({ state }) => <SubscriptionStateBadge state={state} />,
      text: ({ state }, language) => inLanguage(subscriptionStateWords[state], language),
    }),
    column('startsOn', words.startsOn, {
      sort: 'startsOn',
      isOptional: true,
      cell: ({ startsOn }) => <DayCell day={startsOn} />,
    }),
    column('order', words.order, {
      isOptional: true,
      className: 'whitespace-nowrap',
      cell: ({ order }) => order?.reference ?? <Dash />,
      text: ({ order }) => order?.reference ?? '',
    }),
  ],
  filters: [
    choiceFilter('state', words.state, subscriptionStates, subscriptionStateWords),
    choiceFilter('kind', words.kind, subscriptionKinds, subscriptionKindWords),
    choiceFilter('period', words.period, billingPeriods, periodWords),
    choiceFilter('currency', words.currency, currencyCodes, currencyWords),
    choiceFilter('change', words.change, subscriptionChanges, subscriptionChangeWords),
    { kind: 'exact', id: 'renewsFrom', label: words.renewsFrom },
    { kind: 'exact', id: 'renewsTo', label: words.renewsTo },
    { kind: 'exact', id: 'changedFrom', label: words.changedFrom },
    { kind: 'exact', id: 'changedTo', label: words.changedTo },
    { kind: 'exact', id: 'customer', label: words.ofOneCustomer, isCode: true },
    { kind: 'exact', id: 'order', label: words.ofOneOrder, isCode: true },
  ],
  initialSort: 'renewsOn',
  searchLabel: words.search,
  count: words.count,
  empty: { title: words.none, hint: words.noneHint },
  rowId: ({ id }) => id,
  rowName: ({ name, customerName }) => `${name} ${customerName}`,
  rowPath: ({ id }) => subscriptionPath(id),
  isQuiet: ({ state }) => state === 'ended',
}

function NameCell({ subscription }: { subscription: Subscription }) {
  return nameIn(subscription, useLanguage())
}

function KindCell({ kind }: Pick<Subscription, 'kind'>) {
  return useTranslate()(subscriptionKindWords[kind])
}

function PeriodCell({ period }: Pick<Subscription, 'period'>) {
  return useTranslate()(periodWords[period])
}

function CountCell({ count }: { count: number }) {
  return useFormats().number(count)
}
