import type { DemoCalendar } from '#contract/requests/messages.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { appointmentWords as words } from './appointments.words.ts'
import { CalendarEntry } from './CalendarEntry.tsx'
import { dayName, demosOf, weekdayNames } from './calendar-days.ts'

export interface CalendarProps {
  calendar: DemoCalendar
  /** From Monday to Sunday, including days of neighbouring months. */
  weeks: string[][]
  /** YYYY-MM. */
  month: string
  /** In Hong Kong, YYYY-MM-DD. */
  today: string
}

const todayClass = 'inline-grid min-w-6 place-items-center rounded-control bg-signal font-semibold text-on-signal'

export function CalendarMonth({ calendar, weeks, month, today }: CalendarProps) {
  const t = useTranslate()
  const language = useLanguage()
  const reasons = new Map(calendar.closed.map(({ date, reason }) => [date, reason]))
  return (
    <table className="w-full table-fixed border-collapse border border-hairline bg-raised">
      <caption className="sr-only">{t(words.calendarTitle)}</caption>
      <thead>
        <tr>
          {weekdayNames(language).map(({ short, long }) => (
            <th
              key={long}
              scope="col"
              abbr={long}
              className="border-b border-hairline px-2 py-1.5 text-start text-fine font-semibold text-ink-quiet"
            >
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const reason = reasons.get(day)
              const isToday = day === today
              return (
                <td
                  key={day}
                  aria-current={isToday ? 'date' : undefined}
                  className={`h-28 border border-hairline px-1.5 pt-1 pb-2 align-top ${reason ? 'bg-sunken' : ''}`}
                >
                  <p
                    className={`flex justify-between gap-2 text-fine ${reason || !day.startsWith(month) ? 'text-ink-quiet' : ''}`}
                  >
                    <time dateTime={day} className={isToday ? todayClass : undefined}>
                      <span aria-hidden="true">{Number(day.slice(8))}</span>
                      <span className="sr-only">{dayName(day, language)}</span>
                    </time>
                    {reason === 'holiday' && (
                      <span className="text-[0.75rem] text-ink-quiet">{t(words.holidayMark)}</span>
                    )}
                  </p>
                  <ul className="mt-1 grid gap-1">
                    {demosOf(calendar, day).map((demo) => (
                      <li key={demo.id}>
                        <CalendarEntry demo={demo} className="text-fine" />
                      </li>
                    ))}
                  </ul>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
