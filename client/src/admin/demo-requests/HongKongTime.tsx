import { useFormats } from '../i18n/formats.ts'
import { Dash } from '../ui/Dash.tsx'

/** A day in Hong Kong, YYYY-MM-DD, and a time there; a dash without a day. */
export function HongKongTime({ date: day, time }: { date: string | null; time: string | null }) {
  const { date } = useFormats()
  if (!day) return <Dash />
  // Noon in Hong Kong, so that it is the same day wherever the shop's clock stands.
  return `${date(`${day}T12:00:00+08:00`)}${time ? ` ${time}` : ''}`
}
