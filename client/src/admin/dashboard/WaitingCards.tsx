import type { Dashboard } from '#contract/staff/figures.ts'
import { adminScreens } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useFormats } from '../i18n/formats.ts'
import { type Stat, StatCards } from '../ui/StatCards.tsx'
import { waitingWords, dashboardWords as words } from './dashboard.words.ts'

const answered = ['enquiries', 'demoRequests', 'quotes'] as const

/** Counts what is waiting for staff; links to overdue items where there are any. */
export function WaitingCards({ waiting }: { waiting: Dashboard['waiting'] | undefined }) {
  const t = useTranslate()
  const { number } = useFormats()
  const cards = answered.map((kind): Stat => {
    const late = waiting?.late[kind] ?? 0
    const count = waiting?.[kind] ?? 0
    return {
      label: t(waitingWords[kind]),
      value: waiting && number(count),
      to: `${adminScreens[kind].path}?due=${late > 0 ? 'overdue' : 'overdue,due'}&sort=due`,
      note: late > 0 ? t(words.overdue)(late) : t(count > 0 ? words.onTime : words.allAnswered),
      isUrgent: late > 0,
    }
  })
  const orders: Stat = {
    label: t(waitingWords.orders),
    value: waiting && number(waiting.orders),
    to: `${adminScreens.orders.path}?status=pending,processing,partly_shipped&sort=placedAt`,
    note: t(waiting?.orders ? words.toBeShipped : words.nothingToShip),
  }
  return <StatCards label={t(words.waiting)} stats={[...cards, orders]} />
}
