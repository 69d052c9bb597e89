import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { appointmentWords as words } from './appointments.words.ts'
import { CalendarEntry } from './CalendarEntry.tsx'
import type { CalendarProps } from './CalendarMonth.tsx'
import { dayName, demosOf } from './calendar-days.ts'

/** Lists a month day by day, for narrow screens: today and days that have demos. */
export function CalendarAgenda({ calendar, weeks, month, today }: CalendarProps) {
  const t = useTranslate()
  const language = useLanguage()
  const reasons = new Map(calendar.closed.map(({ date, reason }) => [date, reason]))
  const days = weeks
    .flat()
    .filter((day) => day.startsWith(month))
    .map((day) => ({ day, reason: reasons.get(day), demos: demosOf(calendar, day) }))
  if (days.every(({ demos }) => demos.length === 0)) {
    return <EmptyState title={t(words.noDemos)} hint={t(words.noDemosHint)} />
  }
  return (
    <ol className="grid gap-5">
      {days
        .filter(({ day, demos, reason }) => demos.length > 0 || day === today || reason === 'holiday')
        .map(({ day, reason, demos }) => (
          <li key={day} aria-current={day === today ? 'date' : undefined}>
            <h3 className="flex gap-3 border-b border-hairline pb-1 font-semibold">
              <time dateTime={day}>{dayName(day, language)}</time>
              {day === today && <span className="text-signal">{t(words.today)}</span>}
              {reason && (
                <span className="text-[0.75rem] text-ink-quiet">
                  {t(reason === 'holiday' ? words.holidayMark : words.weekendMark)}
                </span>
              )}
            </h3>
            <ul className="mt-1 grid gap-1">
              {demos.map((demo) => (
                <li key={demo.id}>
                  <CalendarEntry demo={demo} className="min-h-11 content-center" />
                </li>
              ))}
            </ul>
          </li>
        ))}
    </ol>
  )
}
