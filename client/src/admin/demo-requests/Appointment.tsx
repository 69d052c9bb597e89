import { CalendarCheck, CalendarClock, CalendarX, CircleCheck, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { StaffDemoRequest } from '#contract/requests/messages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { useCan } from '../api/staff/session.ts'
import { appointmentWords as words } from './appointments.words.ts'
import { ConfirmDemoDialog } from './ConfirmDemoDialog.tsx'
import { DeclineDemoDialog } from './DeclineDemoDialog.tsx'
import { HongKongTime } from './demo-requests-table.tsx'

interface AppointmentProps {
  request: StaffDemoRequest
  isBusy: boolean
  onChange: (change: { status: 'completed' | 'confirmed' }) => void
}

/** Shows a demo's slot with its actions: confirm, move, decline, mark as held or missed. */
export function Appointment({ request, isBusy, onChange }: AppointmentProps) {
  const t = useTranslate()
  const canAnswer = useCan()('inbox.answer')
  const [dialog, setDialog] = useState<'confirm' | 'decline'>()
  const { status, scheduledDate, scheduledTime } = request
  const isOpen = status === 'requested' || status === 'confirmed'
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
      {canAnswer && status !== 'declined' && (
        <div className="mt-3 flex flex-wrap gap-2">
          {isOpen && (
            <Button
              size="compact"
              variant={isAgreed ? 'secondary' : 'primary'}
              disabled={isBusy}
              onClick={() => setDialog('confirm')}
            >
              {isAgreed ? (
                <CalendarClock aria-hidden="true" className="size-4" />
              ) : (
                <CalendarCheck aria-hidden="true" className="size-4" />
              )}
              {t(isAgreed ? words.move : words.confirm)}
            </Button>
          )}
          {status === 'confirmed' && (
            <Button size="compact" disabled={isBusy} onClick={() => onChange({ status: 'completed' })}>
              <CircleCheck aria-hidden="true" className="size-4" />
              {t(words.complete)}
            </Button>
          )}
          {status === 'completed' && (
            <Button size="compact" disabled={isBusy} onClick={() => onChange({ status: 'confirmed' })}>
              <RotateCcw aria-hidden="true" className="size-4" />
              {t(words.reopen)}
            </Button>
          )}
          {isOpen && (
            <Button size="compact" variant="quiet" disabled={isBusy} onClick={() => setDialog('decline')}>
              <CalendarX aria-hidden="true" className="size-4" />
              {t(isAgreed ? words.cancelDemo : words.decline)}
            </Button>
          )}
        </div>
      )}
      {dialog === 'confirm' && <ConfirmDemoDialog request={request} onClose={() => setDialog(undefined)} />}
      {dialog === 'decline' && <DeclineDemoDialog request={request} onClose={() => setDialog(undefined)} />}
    </section>
  )
}
