import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { isOfFiles, type SourceKind } from '#contract/sync/source.ts'
import { type SyncDirection, type SyncStatus, syncDirections } from '#contract/sync/sync.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { useCan } from '../api/staff/session.ts'
import {
  RefreshButtons,
  runStateOf,
  SyncProgress,
  syncWords,
  useSyncActions,
  useSyncState,
  useSyncWords,
} from '../sync/index.ts'
import { Switch } from '../ui/fields/Switch.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { configurationId } from './connection/Configuration.tsx'
import { sourceWords } from './connection/source.words.ts'
import { DueRun } from './DueRun.tsx'
import { LastRun } from './LastRun.tsx'
import { directionWords, runStateWords, notionWords as words } from './notion.words.ts'
import { Panel } from './Panel.tsx'
import { SyncSummary } from './SyncSummary.tsx'

const stateTones = { idle: 'quiet', syncing: 'signal', success: 'signal', error: 'danger' } as const

export function Synchronization() {
  const t = useTranslate()
  const { status, isConnected, error, refetch } = useSyncState()
  const state = status && runStateOf(status)
  const aside = state && (
    <p role="status" className="flex flex-wrap gap-x-5">
      <Badge tone={stateTones[state]}>
        <span className="sr-only">{t(words.stateOf)} </span>
        {t(runStateWords[state])}
      </Badge>
      <Badge tone={isConnected ? 'signal' : 'caution'}>
        <span className="sr-only">{t(words.connectionOf)} </span>
        {t(isConnected ? syncWords.connected : syncWords.disconnected)}
      </Badge>
    </p>
  )
  return (
    <Panel title={t(words.synchronization)} aside={aside}>
      {error && <LoadFailure isSmall title={t(syncWords.failed)} error={error} onRetry={refetch} />}
      {!error && !status && <Skeleton className="h-64 w-full" />}
      {status && <SyncState status={status} isConnected={isConnected} />}
    </Panel>
  )
}

function SyncState({ status, isConnected }: { status: SyncStatus; isConnected: boolean }) {
  const t = useTranslate()
  const can = useCan()
  const { hint } = useSyncWords()
  const { start, isStarting, ...others } = useSyncActions()
  const { current, syncInProgress, isConfigured, direction } = status
  const isBusy = syncInProgress || isStarting
  return (
    <>
      {!isConnected && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-l-4 border-caution pl-3">
          <p>{t(hint)}</p>
          {can('settings.manage') ? (
            <Button size="compact" onClick={focusConfiguration}>
              {t(words.connect)}
            </Button>
          ) : (
            <p className="text-fine text-ink-quiet">{t(syncWords.askAdmin)}</p>
          )}
        </div>
      )}
      <Awaiting runId={status.awaitingApproval} />
      {current ? <SyncProgress run={current} /> : <LastRun runs={status.runs} />}
      <DueRun due={status.due} />
      <SyncSummary status={status} />
      <div className="flex flex-wrap gap-2">
        {can('sync.run') && (
          <Button
            size="compact"
            variant="primary"
            disabled={isBusy || !isConfigured}
            onClick={() => void start({ direction, kind: 'one-click' }).catch(() => {})}
          >
            {t(syncWords.oneClick)}
          </Button>
        )}
        <RefreshButtons isBusy={isBusy} isConfigured={isConfigured} {...others} />
      </div>
      {can('sync.run') ? (
        <Directions source={status.source} start={start} isDisabled={!isConnected || isBusy} />
      ) : (
        <p className="text-fine text-ink-quiet">{t(syncWords.askManager)}</p>
      )}
    </>
  )
}

function focusConfiguration(): void {
  document.querySelector<HTMLElement>(`#${configurationId} :is(select, input, button)`)?.focus()
}

function Awaiting({ runId }: { runId: string | null }) {
  const t = useTranslate()
  if (runId === null) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border-l-4 border-caution bg-sunken px-3 py-2.5">
      <CircleAlert className="size-4.5 flex-none text-caution" aria-hidden="true" />
      <p className="flex-[1_1_12rem]">{t(words.awaiting)}</p>
      <Link to={`/admin/notion/runs/${runId}`} className={buttonClass('secondary', 'compact')}>
        {t(words.review)}
      </Link>
    </div>
  )
}

interface DirectionsProps {
  source: SourceKind
  start: ReturnType<typeof useSyncActions>['start']
  isDisabled: boolean
}

/** Buttons for import, export and both, with one switch for whether they run or preview. Files can only be imported. */
function Directions({ source, start, isDisabled }: DirectionsProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [isPreview, setPreview] = useState(false)
  async function run(direction: SyncDirection) {
    const runId = await start({ direction, kind: isPreview ? 'plan' : 'direction' }).catch(() => undefined)
    if (runId && isPreview) void navigate(`/admin/notion/runs/${runId}`)
  }
  const isFiles = isOfFiles(source)
  return (
    <div>
      <div className="border-t border-hairline">
        <Switch
          label={t(words.previewFirst)}
          hint={t(words.previewFirstHint)}
          isOn={isPreview}
          disabled={isDisabled}
          onChange={setPreview}
        />
      </div>
      <ul>
        {syncDirections
          .filter((one) => one === 'import' || !isFiles)
          .map((direction) => {
            const { name, does } = directionWords[direction]
            return (
              <li
                key={direction}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-t border-hairline py-3"
              >
                <p className="grid">
                  <strong>{t(name)}</strong>
                  <span className="text-fine text-ink-quiet">{t(isFiles ? sourceWords.importDoes : does)}</span>
                </p>
                <Button size="compact" className="min-w-24" disabled={isDisabled} onClick={() => void run(direction)}>
                  {isPreview ? t(words.previewOf)(t(name)) : t(name)}
                </Button>
              </li>
            )
          })}
      </ul>
    </div>
  )
}
