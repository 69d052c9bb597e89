import type { StaffDemoRequest } from '#contract/messages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useFormats } from '../formats.ts'
import { demoRequestsWords as words } from './demo-requests.words.ts'

type Wish = Pick<StaffDemoRequest, 'preferredDate' | 'preferredTime' | 'holdsSlot'>

/** The day and time that the visitor would like, in Hong Kong, and whether the slot is kept for them. */
export function PreferredTime({ request: { preferredDate, preferredTime, holdsSlot } }: { request: Wish }) {
  const t = useTranslate()
  const { date } = useFormats()
  if (!preferredDate) return <span className="text-ink-quiet">—</span>
  return (
    <>
      {/* Noon in Hong Kong, so that it is the same day wherever the shop's clock stands. */}
      {date(`${preferredDate}T12:00:00+08:00`)}
      {preferredTime && ` ${preferredTime}`} {holdsSlot && <span className="ml-1 text-signal">{t(words.held)}</span>}
    </>
  )
}
