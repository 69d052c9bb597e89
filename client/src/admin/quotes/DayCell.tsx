import { useFormats } from '../i18n/formats.ts'
import { Dash } from '../ui/Dash.tsx'

/** A day, YYYY-MM-DD; a dash where there is none. */
export function DayCell({ day }: { day: string | null }) {
  const formats = useFormats()
  return day ? formats.day(day) : <Dash />
}
