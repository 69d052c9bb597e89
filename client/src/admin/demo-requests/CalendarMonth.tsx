import type { DemoCalendar } from '#contract/requests/messages.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { appointmentWords as words } from './appointments.words.ts'
import { CalendarEntry } from './CalendarEntry.tsx'
import { dayName, demosOf, weekdayNames } from './calendar-days.ts'

export interface CalendarProps {
  calendar: DemoCalendar
  /** From Monday to Sunday, days of the neighbouring months included. */
  weeks: string[][]
  /** YYYY-MM. */
  month: string
  /** In Hong Kong. */
  today: string
}

/** A month as a table of its weeks. */
export function CalendarMonth({ calendar, weeks, month, today }: CalendarProps) {
  const t = useTranslate()
  const language = useLanguage()
  const reasons = new Map(calendar.closed.map(({ date, reason }) => [date, reason]))
  return (
    <table className="calendar">
      <caption className="sr-only">{t(words.calendarTitle)}</caption>
      <thead>
        <tr>
          {weekdayNames(language).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
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
              return (
                <td
                  key={day}
                  data-closed={reason}
                  data-other={!day.startsWith(month) || undefined}
                  aria-current={day === today ? 'date' : undefined}
                >
                  <p className="calendar-day">
                    <time dateTime={day}>
                      <span aria-hidden="true">{Number(day.slice(8))}</span>
                      <span className="sr-only">{dayName(day, language)}</span>
                    </time>
                    {reason === 'holiday' && <span className="calendar-mark">{t(words.holidayMark)}</span>}
                  </p>
                  <ul className="calendar-entries">
                    {demosOf(calendar, day).map((demo) => (
                      <li key={demo.id}>
                        <CalendarEntry demo={demo} />
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
