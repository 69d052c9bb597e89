import { useTranslate } from '../../i18n/language.tsx'
import { useFormats } from '../formats.ts'
import { quotesWords as words } from './quotes.words.ts'

const hourMs = 3_600_000
const hoursADay = 24
/** From here on it is told in days. */
const longHours = 2 * hoursADay

/** What is left of the 24 hours, or by how much they are over; a dash once it was answered. */
export function DueCell({ dueAt }: { dueAt: string | null }) {
  const t = useTranslate()
  if (dueAt === null) return <span className="text-ink-quiet">—</span>
  const hours = (Date.parse(dueAt) - Date.now()) / hourMs
  if (hours > 0) return t(words.dueIn)(Math.ceil(hours))
  const over = Math.max(Math.floor(-hours), 1)
  return (
    <span className="font-semibold text-danger">
      {over >= longHours ? t(words.overdueDays)(Math.floor(over / hoursADay)) : t(words.overdueBy)(over)}
    </span>
  )
}

/** A day, YYYY-MM-DD. */
export function DayCell({ day }: { day: string | null }) {
  const formats = useFormats()
  return day ? formats.day(day) : <span className="text-ink-quiet">—</span>
}
