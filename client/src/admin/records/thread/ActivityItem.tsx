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
import { EmailText } from '../../../ui/EmailText.tsx'
import { RelativeTime } from '../../ui/values.tsx'
import { threadWords as words } from './activities.words.ts'
import { EmailStatus } from './EmailStatus.tsx'
import { SentFiles } from './SentFiles.tsx'
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

/** Activities that include an email to the visitor, unless there is no mail state. */
const mailed: ReadonlySet<ActivityKind> = new Set(['demo.confirmed', 'demo.moved', 'demo.declined'])

const emailKinds: ReadonlySet<ActivityKind> = new Set(['reply', 'quote.sent'])

/** Border of texts that were not sent from here. */
const edges: Partial<Record<ActivityKind, string>> = {
  note: 'border-l-3 border-l-caution',
  received: 'border-l-3 border-l-signal',
}

interface ActivityItemProps {
  activity: Activity
  /** Sends a dead-lettered email again. */
  onRetry?: ((activityId: string) => void) | undefined
}

/** Renders one activity: who, what, when, and for messages the text and delivery state. */
export function ActivityItem({ activity, onRetry }: ActivityItemProps) {
  const t = useTranslate()
  const sentence = useSentence()(activity)
  const { id, kind, actorKind, at, text, mail, params, files } = activity
  const isUnmailed = !mail && mailed.has(kind) && actorKind !== 'system'
  const Icon = icons[kind] ?? Flag
  return (
    // line between the icons
    <li className="relative grid grid-cols-[1.75rem_minmax(0,1fr)] not-last:pb-4 not-last:before:absolute not-last:before:top-6 not-last:before:-bottom-1 not-last:before:left-2 not-last:before:w-px not-last:before:bg-hairline">
      <Icon aria-hidden="true" className={`h-6 w-4 ${emailKinds.has(kind) ? 'text-signal' : 'text-ink-quiet'}`} />
      <div className="grid gap-1.5 wrap-anywhere">
        <p>
          <span>
            <EmailText text={sentence} />
          </span>{' '}
          <RelativeTime at={at} className="ms-1 text-fine whitespace-nowrap text-ink-quiet" />
        </p>
        {text && (
          <div
            className={`max-w-[44em] rounded-control border border-hairline bg-surface px-3.5 py-2.5 ${edges[kind] ?? ''}`}
          >
            {kind === 'note' && <p className="text-fine text-ink-quiet">{t(words.note)}</p>}
            {params.subject && <p className="font-semibold">{params.subject}</p>}
            <p className="whitespace-pre-wrap">{text}</p>
          </div>
        )}
        <SentFiles files={files} />
        {mail && <EmailStatus mail={mail} onRetry={onRetry && (() => onRetry(id))} />}
        {isUnmailed && <p className="text-fine text-caution">{t(words.notMailed)}</p>}
      </div>
    </li>
  )
}
