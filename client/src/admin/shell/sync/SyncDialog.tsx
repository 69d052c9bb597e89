import { Link } from 'react-router-dom'
import type { SyncStatus } from '#contract/sync/sync.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { useCan } from '../../api/staff/session.ts'
import {
  AutoSyncSwitch,
  RefreshButtons,
  SyncFacts,
  SyncProgress,
  syncWords,
  useSyncActions,
  useSyncState,
  useSyncWords,
} from '../../sync/index.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { SyncRuns } from './SyncRuns.tsx'

export function SyncDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslate()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t(useSyncWords().title)}>
      <SyncBody onLeave={onClose} />
    </Dialog>
  )
}

function SyncBody({ onLeave }: { onLeave: () => void }) {
  const t = useTranslate()
  const { status, error, refetch, words, tone, isConnected } = useSyncState()
  if (error) return <LoadFailure isSmall title={t(syncWords.failed)} error={error} onRetry={refetch} />
  return (
    <div className="grid gap-5">
      <p role="status">
        <Badge tone={tone}>{t(words)}</Badge>
      </p>
      {status ? (
        <Known status={status} isConnected={isConnected} onLeave={onLeave} />
      ) : (
        <Skeleton className="h-48 w-full" />
      )}
    </div>
  )
}

interface KnownProps {
  status: SyncStatus
  isConnected: boolean
  onLeave: () => void
}

function Known({ status, isConnected, onLeave }: KnownProps) {
  const t = useTranslate()
  const can = useCan()
  const { current, direction, syncInProgress } = status
  const { start, isStarting, ...others } = useSyncActions()
  const isBusy = syncInProgress || isStarting
  return (
    <>
      {!isConnected && <DisconnectedHint />}
      {current && <SyncProgress run={current} />}
      <div className="flex flex-wrap gap-2">
        {can('sync.run') && (
          <Button
            size="compact"
            variant="primary"
            disabled={isBusy || !status.isConfigured}
            onClick={() => void start({ direction, kind: 'one-click' }).catch(() => {})}
          >
            {t(syncInProgress ? syncWords.syncing : syncWords.oneClick)}
          </Button>
        )}
        <RefreshButtons isBusy={isBusy} isConfigured={status.isConfigured} {...others} />
      </div>
      {!can('sync.run') && <p className="text-fine text-ink-quiet">{t(syncWords.askManager)}</p>}
      <AutoSyncSwitch label={t(syncWords.autoSync)} status={status} />
      <SyncFacts status={status} />
      <SyncRuns runs={status.runs.slice(0, 4)} onLeave={onLeave} />
      <Link to="/admin/notion" className="link inline-block min-h-11 content-center lg:min-h-8" onClick={onLeave}>
        {t(useSyncWords().toScreen)}
      </Link>
    </>
  )
}

/** Links to the screen where API key and database id can be checked. */
function DisconnectedHint() {
  const t = useTranslate()
  const canFix = useCan()('settings.manage')
  const { hint } = useSyncWords()
  return (
    <div className="border-l-4 border-caution pl-3">
      <p>{t(hint)}</p>
      {!canFix && <p className="text-ink-quiet">{t(syncWords.askAdmin)}</p>}
    </div>
  )
}
