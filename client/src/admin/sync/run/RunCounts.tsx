import type { SyncRun } from '#contract/sync/sync.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { syncWords as words } from '../sync.words.ts'

export function RunCounts({ run }: { run: SyncRun }) {
  const t = useTranslate()
  const pushed = [run.pushedCreated, run.pushedUpdated, run.pushedRetired] as const
  const book = [run.bookCreated, run.bookUpdated, run.bookRetired] as const
  const failures = run.pushFailures + run.bookFailures
  const parts: string[] = []
  if (run.direction !== 'export') parts.push(t(words.counts)(run.created, run.updated, run.retired))
  if (run.direction === 'export' || pushed.some((count) => count > 0)) parts.push(t(words.countsInNotion)(...pushed))
  if (book.some((count) => count > 0)) parts.push(t(words.pricebook)(...book))
  if (run.warningsCount > 0) parts.push(t(words.warnings)(run.warningsCount))
  return (
    <p className="text-fine text-ink-quiet">
      {parts.join(' · ')}
      {failures > 0 && <span className="text-danger"> · {t(words.pushFailures)(failures)}</span>}
    </p>
  )
}
