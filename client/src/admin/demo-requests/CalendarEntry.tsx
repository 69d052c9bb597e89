import { Link, useLocation } from 'react-router-dom'
import type { StaffDemoRequest } from '#contract/requests/messages.ts'
import { adminScreens } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { demoStatusWords } from '../words/status.words.ts'
import { appointmentWords as words } from './appointments.words.ts'

const looks: Partial<Record<StaffDemoRequest['status'] | 'wish', string>> = {
  confirmed: 'border-l-signal bg-signal-soft hover:border-l-signal',
  requested: 'border-l-caution bg-raised hover:border-l-caution',
  wish: 'border-dashed border-l-edge bg-raised [border-left-style:solid]',
}

export function CalendarEntry({ demo, className }: { demo: StaffDemoRequest; className: string }) {
  const t = useTranslate()
  const { pathname, search } = useLocation()
  const { id, name, company, status, scheduledTime, scheduledDate, preferredTime, assigneeName } = demo
  const state = scheduledDate ? t(demoStatusWords[status]) : t(words.wish)
  return (
    <Link
      to={`${adminScreens.demoRequests.path}/${id}`}
      state={{ list: pathname + search }}
      className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 rounded-control border border-l-3 border-hairline px-2 py-1 leading-[1.35] hover:border-ink ${looks[scheduledDate ? status : 'wish'] ?? 'border-l-edge bg-raised'} ${className}`}
      title={[name, company, assigneeName].filter(Boolean).join(' · ')}
    >
      <span className="font-semibold">{scheduledTime ?? preferredTime ?? '—'}</span>
      <span className="truncate">{name}</span>
      <span className="col-span-full text-ink-quiet text-[0.75rem]">{state}</span>
    </Link>
  )
}
