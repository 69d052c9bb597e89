import type { FeedRun } from '#contract/site/feeds.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { feedsWords as words } from './feeds.words.ts'

export function RunState({ run: { finishedAt, fault, files } }: { run: FeedRun }) {
  const t = useTranslate()
  if (!finishedAt) return <Badge tone="caution">{t(words.running)}</Badge>
  const isDone = fault === null && files.every((file) => file.isDone)
  return <Badge tone={isDone ? 'signal' : 'danger'}>{t(isDone ? words.done : words.failed)}</Badge>
}
