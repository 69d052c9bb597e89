import { useLocation } from 'react-router-dom'
import { useTranslate } from '../../i18n/language.tsx'
import { useCan } from '../api/staff/session.ts'
import { recurringPath, subscriptionsPath } from '../paths/index.ts'
import { ListScreen } from '../records/list/index.ts'
import { AreaTabs } from '../records/page/index.ts'
import { screenWords } from '../words/frame.words.ts'
import { subscriptionsWords as words } from './subscriptions.words.ts'
import { subscriptionsTable } from './subscriptions-table.tsx'

export default function SubscriptionsPage() {
  return <ListScreen table={subscriptionsTable} tabs={<SubscriptionsTabs />} />
}

/** Renders the tabs of subscriptions and recurring revenue, for those who may see both. */
export function SubscriptionsTabs() {
  const t = useTranslate()
  const { pathname } = useLocation()
  if (!useCan()('figures.read')) return null
  const tabs = [
    { to: subscriptionsPath, label: t(screenWords.subscriptions) },
    { to: recurringPath, label: t(words.recurring) },
  ]
  return <AreaTabs label={t(words.tabs)} tabs={tabs.map((tab) => ({ ...tab, isCurrent: tab.to === pathname }))} />
}
