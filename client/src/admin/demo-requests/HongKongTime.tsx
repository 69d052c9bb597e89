import { useFormats } from '../i18n/formats.ts'
import { Dash } from '../ui/Dash.tsx'

/** Renders a day (YYYY-MM-DD) and time in Hong Kong; a dash without a day. */
export function HongKongTime({ date: day, time }: { date: string | null; time: string | null }) {
  const { date } = useFormats()
  if (!day) return <Dash />
  // Noon in Hong Kong is the same day in every time zone that the shop may use.
  return `${date(`${day}T12:00:00+08:00`)}${time ? ` ${time}` : ''}`
}
