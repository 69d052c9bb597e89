import { useTranslate } from '../../i18n/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { useFormats } from '../i18n/formats.ts'
import { useClock } from '../ui/useClock.ts'
import { Dash } from '../ui/values.tsx'
import { dueIn, isUrgent } from './due.ts'
import { workWords as words } from './work.words.ts'

/** Shows what is left of the promised 24 hours, or how long they are over; a dash where nothing is due. */
export function DueClock({ dueAt }: { dueAt: string | null }) {
  const t = useTranslate()
  const { exact } = useFormats()
  const now = useClock()
  if (dueAt === null) return <Dash />
  const { isOverdue, count, unit } = dueIn(dueAt, now)
  const tone = isOverdue ? 'danger' : isUrgent(dueAt, now) ? 'caution' : 'quiet'
  return (
    <time dateTime={dueAt} title={exact(dueAt)} className="whitespace-nowrap">
      <Badge tone={tone}>{t(isOverdue ? words.overdue : words.left)(count, unit)}</Badge>
    </time>
  )
}
