import type { Feed, FeedRun } from '#contract/site/feeds.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { RelativeTime } from '../../ui/values.tsx'
import { feedKindWords, placeOf, feedsWords as words } from './feeds.words.ts'
import { RunState } from './RunState.tsx'

export type FeedAct = 'run' | 'log' | 'edit' | 'enable' | 'disable' | 'remove'

interface FeedCardProps {
  feed: Feed
  lastRun: FeedRun | undefined
  onAct: (act: FeedAct) => void
}

/** Renders scheduled files with their place, time, last run and actions. */
export function FeedCard({ feed, lastRun, onAct }: FeedCardProps) {
  const t = useTranslate()
  const { name, kind, cron, isEnabled } = feed
  const acts: FeedAct[] = ['run', 'log', 'edit', isEnabled ? 'disable' : 'enable', 'remove']
  return (
    <li className="grid min-w-0 content-start gap-2 rounded-panel border border-hairline bg-raised px-5 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 font-semibold wrap-anywhere">{name}</h2>
        <Badge tone={isEnabled ? 'signal' : 'quiet'}>{t(isEnabled ? words.on : words.off)}</Badge>
      </div>
      <p className="flex flex-wrap gap-x-3">
        <span>{t(feedKindWords[kind])}</span>
        <code className="text-fine text-ink-quiet">{cron}</code>
      </p>
      <p className="text-fine wrap-anywhere">
        <code>{placeOf(feed)}</code>
      </p>
      <p className="flex flex-wrap items-baseline gap-x-3 text-fine text-ink-quiet">
        {lastRun ? (
          <>
            <RunState run={lastRun} />
            <RelativeTime at={lastRun.startedAt} />
          </>
        ) : (
          t(words.neverRun)
        )}
      </p>
      <div className="-ml-3 flex flex-wrap gap-1">
        {acts.map((act) => (
          <Button
            key={act}
            size="compact"
            variant="quiet"
            onClick={() => onAct(act)}
            aria-label={t(words.of)(t(words[act]), name)}
          >
            {t(words[act])}
          </Button>
        ))}
      </div>
    </li>
  )
}
