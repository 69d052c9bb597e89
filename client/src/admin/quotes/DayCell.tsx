import { useFormats } from '../i18n/formats.ts'
import { Dash } from '../ui/Dash.tsx'

/** Renders a day (YYYY-MM-DD), or a dash. */
export function DayCell({ day }: { day: string | null }) {
  const formats = useFormats()
  return day ? formats.day(day) : <Dash />
}
