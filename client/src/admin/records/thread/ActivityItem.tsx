import {
  ArrowRightLeft,
  CalendarCheck,
  CalendarX,
  Flag,
  type LucideIcon,
  Mail,
  MailCheck,
  MessageSquareReply,
  NotebookPen,
  Sparkle,
  UserRound,
} from 'lucide-react'
import type { Activity, ActivityKind } from '#contract/sales/activities.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { threadWords as words } from './activities.words.ts'
import { LetterState } from './LetterState.tsx'
import { useSentence } from './useSentence.ts'

const icons: Partial<Record<ActivityKind, LucideIcon>> = {
  created: Sparkle,
  note: NotebookPen,
  reply: Mail,
  received: MessageSquareReply,
  'address.confirmed': MailCheck,
  assigned: UserRound,
  status: ArrowRightLeft,
  'demo.confirmed': CalendarCheck,
  'demo.moved': CalendarCheck,
  'demo.declined': CalendarX,
  'quote.sent': Mail,
}

/** What staff mail the visitor of: without a mail, it was not. */
const mailed: ReadonlySet<ActivityKind> = new Set(['demo.confirmed', 'demo.moved', 'demo.declined'])

interface ActivityItemProps {
  activity: Activity
  /** Sends its parked letter again. */
  onRetry?: ((activityId: string) => void) | undefined
}

/** One thing that happened: who did what and when; of what was said, the words, and how far its letter is. */
export function ActivityItem({ activity, onRetry }: ActivityItemProps) {
  const t = useTranslate()
  const sentence = useSentence()(activity)
  const { id, kind, actorKind, at, text, mail, params } = activity
  const isUnmailed = !mail && mailed.has(kind) && actorKind !== 'system'
  const Icon = icons[kind] ?? Flag
  return (
    <li className="thread-item" data-kind={kind}>
      <Icon aria-hidden="true" className="thread-icon" />
      <div className="thread-body">
        <p className="thread-sentence">
          <span>{sentence}</span> <RelativeTime at={at} className="thread-time" />
        </p>
        {text && (
          <div className="thread-text">
            {kind === 'note' && <p className="thread-label">{t(words.note)}</p>}
            {params.subject && <p className="font-semibold">{params.subject}</p>}
            <p className="whitespace-pre-wrap">{text}</p>
          </div>
        )}
        {mail && <LetterState mail={mail} onRetry={onRetry && (() => onRetry(id))} />}
        {isUnmailed && <p className="text-fine text-caution">{t(words.notMailed)}</p>}
      </div>
    </li>
  )
}
