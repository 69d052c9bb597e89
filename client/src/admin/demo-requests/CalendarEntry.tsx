import { useLocation } from 'react-router-dom'
import type { StaffDemoRequest } from '#contract/requests/messages.ts'
import { adminScreens } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Link } from '../../ui/Link.tsx'
import { demoStatusWords } from '../words/status.words.ts'
import { appointmentWords as words } from './appointments.words.ts'

/** A demo of a day: when, who, and whether it is agreed on; leads to its page, where it is confirmed, moved and declined. */
export function CalendarEntry({ demo }: { demo: StaffDemoRequest }) {
  const t = useTranslate()
  const { pathname, search } = useLocation()
  const { id, name, company, status, scheduledTime, scheduledDate, preferredTime, assigneeName } = demo
  const state = scheduledDate ? t(demoStatusWords[status]) : t(words.wish)
  return (
    <Link
      to={`${adminScreens.demoRequests.path}/${id}`}
      state={{ list: pathname + search }}
      className="calendar-entry"
      data-state={scheduledDate ? status : 'wish'}
      title={[name, company, assigneeName].filter(Boolean).join(' · ')}
    >
      <span className="calendar-time">{scheduledTime ?? preferredTime ?? '—'}</span>
      <span className="calendar-name">{name}</span>
      <span className="calendar-state">{state}</span>
    </Link>
  )
}
