import type { SyncRun } from '#contract/sync/sync.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { runsWords as words } from './runs.words.ts'

export function Duration({ run: { startedAt, finishedAt } }: { run: Pick<SyncRun, 'startedAt' | 'finishedAt'> }) {
  const t = useTranslate()
  if (finishedAt === null) return '—'
  const seconds = (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000
  if (seconds < 60) return t(words.seconds)(seconds < 10 ? seconds.toFixed(1) : String(Math.round(seconds)))
  return t(words.minutes)(Math.floor(seconds / 60), Math.round(seconds % 60))
}
