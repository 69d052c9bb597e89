import { useTranslate } from '../../i18n/language.tsx'
import { weekdays } from './building.words.ts'
import { platformWords } from './platform.words.ts'
import { calendarOf, monthEnd, timeOfDay } from './simulation/clock.rules.ts'

/** Returns functions that format simulated times. */
export function useTimeText() {
  const t = useTranslate()
  return {
    /** "Wed 28 Oct" */
    date(at: number): string {
      const { date, weekday } = calendarOf(Math.min(at, monthEnd - 1))
      const name = weekdays[weekday]
      return t(platformWords.date)(date, name ? t(name) : '')
    },
    /** "28 Oct, 08:05" */
    dateTime: (at: number) =>
      at >= monthEnd ? t(platformWords.midnight) : t(platformWords.dateTime)(calendarOf(at).date, timeOfDay(at)),
    /** "08:05"; 24:00 at the end of the month. */
    time: (at: number) => (at >= monthEnd ? '24:00' : timeOfDay(at)),
  }
}
