import './sync.css'
import type { SyncStatus } from '#contract/sync/sync.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useFormats } from '../i18n/formats.ts'
import { RelativeTime } from '../ui/RelativeTime.tsx'
import { syncWords } from './sync.words.ts'

/** When it last synced, when it will (spec §9: 30 minutes later), and how many products came of it. */
export function SyncFacts({ status }: { status: SyncStatus }) {
  const t = useTranslate()
  const { number } = useFormats()
  return (
    <dl className="sync-facts">
      <dt>{t(syncWords.lastSync)}</dt>
      <dd>{status.lastSync ? <RelativeTime at={status.lastSync} /> : t(syncWords.never)}</dd>
      <dt>{t(syncWords.nextSync)}</dt>
      <dd>
        <NextSync status={status} />
      </dd>
      <dt>{t(syncWords.products)}</dt>
      <dd>{number(status.productsCount)}</dd>
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
