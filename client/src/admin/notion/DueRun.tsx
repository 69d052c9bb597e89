import { Hourglass } from 'lucide-react'
import type { SyncStatus } from '#contract/sync/sync.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { runDirectionWords } from '../sync/index.ts'
import { RelativeTime } from '../ui/values.tsx'
import { notionWords as words } from './notion.words.ts'
import { triggerWords } from './runs/runs.words.ts'

/** Shows a scheduled run that waits for the current one to end. */
export function DueRun({ due }: { due: SyncStatus['due'] }) {
  const t = useTranslate()
  return (
    <div role="status" className="empty:hidden">
      {due && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-sunken px-3 py-2.5">
          <Hourglass className="size-4.5 flex-none text-ink-quiet" aria-hidden="true" />
          <Badge tone="quiet">{t(words.due)}</Badge>
          <span>{t(runDirectionWords[due.direction])}</span>
          <span className="text-fine text-ink-quiet">{t(triggerWords[due.trigger])}</span>
          <RelativeTime at={due.dueAt} className="text-fine text-ink-quiet" />
          <span className="basis-full text-fine text-ink-quiet">{t(words.dueHint)}</span>
        </p>
      )}
    </div>
  )
}
