import { useQuery } from '@tanstack/react-query'
import type { ContentEntry, ContentRevision } from '#contract/content/entries.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { contentHistoryOptions, restoreContent } from '../api/content.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { RelativeTime } from '../ui/values.tsx'
import { changeWords, contentWords as words } from './content.words.ts'
import { useEntryAction } from './useEntryAction.ts'

interface EntryHistoryProps {
  entry: ContentEntry
  /** Disables restoring while the form has unsaved changes. */
  isHeld?: boolean
  /** Previews a version; omitted for readers who may not restore. */
  onLook?: (revision: ContentRevision | undefined) => void
}

export function EntryHistory({ entry, isHeld = false, onLook }: EntryHistoryProps) {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(contentHistoryOptions(entry.id))
  const { act, isBusy } = useEntryAction()
  return (
    <section aria-labelledby="content-history">
      <h2 id="content-history" className="font-semibold">
        {t(words.history)}
      </h2>
      {!data && error && <LoadFailure title={t(words.historyFailed)} error={error} onRetry={refetch} isSmall />}
      {!data && !error && <Skeleton className="h-20 w-full" />}
      <ol className="mt-2 border-t border-hairline empty:hidden">
        {data?.items.map((revision) => {
          const { version, change, at, by } = revision
          return (
            <li
              key={version}
              className="flex flex-wrap items-center justify-between gap-x-4 border-b border-hairline py-1.5"
            >
              <span className="text-fine">
                <strong className="font-semibold">{t(words.version)(version)}</strong> · {t(changeWords[change])}
                <span className="block text-ink-quiet">
                  {by} {at && <RelativeTime at={at} />}
                </span>
              </span>
              {onLook && version !== entry.version && (
                <span className="flex">
                  <Button
                    size="compact"
                    variant="quiet"
                    aria-label={t(words.lookAt)(version)}
                    onClick={() => onLook(revision)}
                  >
                    {t(words.look)}
                  </Button>
                  <Button
                    size="compact"
                    variant="quiet"
                    disabled={isBusy || isHeld}
                    aria-label={t(words.restoreOf)(version)}
                    onClick={async () => {
                      await act(entry.id, () => restoreContent(entry, version), t(words.restored)(version))
                      onLook(undefined)
                    }}
                  >
                    {t(words.restore)}
                  </Button>
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
