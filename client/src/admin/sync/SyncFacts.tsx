import type { SyncStatus } from '#contract/sync/sync.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useFormats } from '../i18n/formats.ts'
import { RelativeTime } from '../ui/values.tsx'
import { SyncFact, syncFactsClass } from './AutoSyncSwitch.tsx'
import { useSyncWords } from './source-dictionary.ts'
import { syncWords } from './sync.words.ts'

export function SyncFacts({ status }: { status: SyncStatus }) {
  const t = useTranslate()
  const { number } = useFormats()
  return (
    <dl className={syncFactsClass}>
      <SyncFact term={t(syncWords.lastSync)}>
        {status.lastSync ? <RelativeTime at={status.lastSync} /> : t(syncWords.never)}
      </SyncFact>
      <SyncFact term={t(syncWords.nextSync)}>
        <NextSync status={status} />
      </SyncFact>
      <SyncFact term={t(useSyncWords().products)}>{number(status.productsCount)}</SyncFact>
    </dl>
  )
}

function NextSync({ status: { nextSync, autoSyncEnabled } }: { status: SyncStatus }) {
  const t = useTranslate()
  const { time, exact } = useFormats()
  if (!autoSyncEnabled) return t(syncWords.off)
  if (nextSync === null) return '—'
  if (Date.parse(nextSync) <= Date.now()) return t(syncWords.anyMoment)
  return (
    <time dateTime={nextSync} title={exact(nextSync)}>
      {time(nextSync)}
    </time>
  )
}
