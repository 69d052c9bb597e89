import type { SyncStatus } from '#contract/sync.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useMay } from '../../api/session.ts'
import { useFormats } from '../../formats.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { syncWords } from '../../words/sync.words.ts'
import { SyncRuns } from './SyncRuns.tsx'
import { useSyncState } from './useSyncState.ts'

/** The state of the sync with Notion, and its last runs (spec §2). */
export function SyncDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslate()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t(syncWords.title)}>
      <SyncBody onLeave={onClose} />
    </Dialog>
  )
}

function SyncBody({ onLeave }: { onLeave: () => void }) {
  const t = useTranslate()
  const { status, error, refetch, words, tone } = useSyncState()
  if (error) return <LoadFailure isSmall title={t(syncWords.failed)} error={error} onRetry={refetch} />
  return (
    <div className="grid gap-5">
      <p role="status">
        <Badge tone={tone}>{t(words)}</Badge>
        {status?.message && <span className="mt-1 block text-ink-quiet">{status.message}</span>}
      </p>
      {status ? <Known status={status} onLeave={onLeave} /> : <Skeleton className="h-48 w-full" />}
    </div>
  )
}

function Known({ status, onLeave }: { status: SyncStatus; onLeave: () => void }) {
  const t = useTranslate()
  const { number } = useFormats()
  return (
    <>
      {!status.isConnected && <DisconnectedHint onLeave={onLeave} />}
      <dl className="sync-facts">
        <dt>{t(syncWords.lastSync)}</dt>
        <dd>{status.lastSync ? <RelativeTime at={status.lastSync} /> : t(syncWords.never)}</dd>
        <dt>{t(syncWords.products)}</dt>
        <dd>{number(status.productsCount)}</dd>
        <dt>{t(syncWords.autoSync)}</dt>
        <dd>{t(status.autoSyncEnabled ? syncWords.on : syncWords.off)}</dd>
      </dl>
      <SyncRuns runs={status.runs} />
    </>
  )
}

/** Spec §8: to check the API key and database ID, and where. */
function DisconnectedHint({ onLeave }: { onLeave: () => void }) {
  const t = useTranslate()
  const mayMend = useMay()('settings.manage')
  return (
    <div className="border-l-4 border-l-caution pl-3">
      <p>{t(syncWords.hint)}</p>
      {mayMend ? (
        <Link
          to="/admin/settings/integrations"
          className="link inline-block min-h-11 content-center lg:min-h-8"
          onClick={onLeave}
        >
          {t(syncWords.toSettings)}
        </Link>
      ) : (
        <p className="text-ink-quiet">{t(syncWords.askAdmin)}</p>
      )}
    </div>
  )
}
