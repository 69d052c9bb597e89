import type { StaffDemoRequest } from '#contract/requests/messages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { appointmentWords as words } from './appointments.words.ts'
import { HongKongTime } from './demo-requests-table.tsx'

/** Shows a demo's slot. */
export function Appointment({ request }: { request: StaffDemoRequest }) {
  const t = useTranslate()
  const { status, scheduledDate, scheduledTime } = request
  const isAgreed = status === 'confirmed' || status === 'completed'
  return (
    <section className="message-panel" aria-label={t(words.appointment)}>
      <h2>{t(words.appointment)}</h2>
      <p className="text-body font-semibold">
        {scheduledDate ? <HongKongTime date={scheduledDate} time={scheduledTime} /> : t(words.none)}
      </p>
      {scheduledDate && (
        <p className="text-fine text-ink-quiet">
          {t(isAgreed ? words.agreed : words.held)} · {t(words.hongKong)}
        </p>
      )}
    </section>
  )
}
