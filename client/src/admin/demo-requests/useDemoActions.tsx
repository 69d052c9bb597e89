import { CalendarCheck, CalendarClock, CalendarX, CircleCheck, Reply, RotateCcw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { StaffDemoRequest } from '#contract/requests/messages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { useCan } from '../api/staff/session.ts'
import { workWords } from '../requests/index.ts'
import { MenuItem, MenuLine } from '../ui/Menu.tsx'
import { useClock } from '../ui/useClock.ts'
import { appointmentWords as words } from './appointments.words.ts'
import { ConfirmDemoDialog } from './ConfirmDemoDialog.tsx'
import { DeclineDemoDialog } from './DeclineDemoDialog.tsx'

interface DemoHandlers {
  isBusy: boolean
  onChange: (change: { status: 'completed' | 'confirmed' }) => void
  onReply: () => void
}

interface DemoActions {
  /** Button of the next thing to do. */
  primary: ReactNode
  /** Items of the menu. */
  menu: ReactNode
  dialog: ReactNode
}

type Act = 'confirm' | 'move' | 'complete' | 'reopen' | 'reply' | 'decline'

const icons = {
  confirm: CalendarCheck,
  move: CalendarClock,
  complete: CircleCheck,
  reopen: RotateCcw,
  reply: Reply,
  decline: CalendarX,
}

const actsOf: Record<StaffDemoRequest['status'], Act[]> = {
  requested: ['confirm', 'reply', 'decline'],
  confirmed: ['reply', 'complete', 'move', 'decline'],
  completed: ['reply', 'reopen'],
  declined: ['reply'],
}

/** Returns what can be done with a demo request: confirm, move, mark as held or missed, reply, decline. */
export function useDemoActions(request: StaffDemoRequest, { isBusy, onChange, onReply }: DemoHandlers): DemoActions {
  const t = useTranslate()
  const canAnswer = useCan()('inbox.answer')
  const now = useClock()
  const [dialog, setDialog] = useState<'confirm' | 'decline'>()
  if (!canAnswer) return { primary: undefined, menu: undefined, dialog: undefined }
  const { status } = request
  const isAgreed = status === 'confirmed'
  const labels = {
    confirm: words.confirm,
    move: words.move,
    complete: words.complete,
    reopen: words.reopen,
    reply: workWords.reply,
    decline: isAgreed ? words.cancelDemo : words.decline,
  }
  const runs = {
    confirm: () => setDialog('confirm'),
    move: () => setDialog('confirm'),
    complete: () => onChange({ status: 'completed' }),
    reopen: () => onChange({ status: 'confirmed' }),
    reply: onReply,
    decline: () => setDialog('decline'),
  }
  const close = () => setDialog(undefined)
  const acts = actsOf[status]
  const next = isAgreed && hasBegun(request, now) ? 'complete' : acts[0]
  const isFinal = status === 'declined'
  return {
    primary: next && !isFinal && (
      <Button size="compact" variant="primary" disabled={isBusy} onClick={runs[next]}>
        <Icon act={next} />
        {t(labels[next])}
      </Button>
    ),
    menu: (
      <>
        {acts
          .filter((act) => isFinal || act !== next)
          .map((act) => (
            <MenuItem
              key={act}
              icon={<Icon act={act} />}
              isDangerous={act === 'decline'}
              disabled={isBusy}
              onSelect={runs[act]}
            >
              {t(labels[act])}
            </MenuItem>
          ))}
        {(isFinal || acts.length > 1) && <MenuLine />}
      </>
    ),
    dialog: (
      <>
        {dialog === 'confirm' && <ConfirmDemoDialog request={request} onClose={close} />}
        {dialog === 'decline' && <DeclineDemoDialog request={request} onClose={close} />}
      </>
    ),
  }
}

function Icon({ act }: { act: Act }) {
  const Shape = icons[act]
  return <Shape aria-hidden="true" className="size-4" />
}

function hasBegun({ scheduledDate, scheduledTime }: StaffDemoRequest, now: Date): boolean {
  return scheduledDate !== null && Date.parse(`${scheduledDate}T${scheduledTime ?? '00:00'}:00+08:00`) <= now.getTime()
}
