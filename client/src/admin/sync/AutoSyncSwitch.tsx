import type { SyncStatus } from '#contract/sync/sync.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useMay } from '../api/staff/session.ts'
import { Switch } from '../ui/fields/Switch.tsx'
import { SyncFact, syncFactsClass } from './SyncFact.tsx'
import { syncWords } from './sync.words.ts'
import { useAutoSync } from './useSyncActions.ts'

interface AutoSyncSwitchProps {
  label: string
  status: Pick<SyncStatus, 'autoSyncEnabled'>
  isDisabled?: boolean
}

/** Toggles scheduled syncs at once; read-only for those who may not. */
export function AutoSyncSwitch({ label, status: { autoSyncEnabled }, isDisabled = false }: AutoSyncSwitchProps) {
  const t = useTranslate()
  const { set, isSaving, wanted } = useAutoSync()
  if (!useMay()('sync.run')) {
    return (
      <dl className={syncFactsClass}>
        <SyncFact term={label}>{t(autoSyncEnabled ? syncWords.on : syncWords.off)}</SyncFact>
      </dl>
    )
  }
  return (
    <Switch
      label={label}
      hint={t(syncWords.autoSyncHint)}
      isOn={wanted?.enabled ?? autoSyncEnabled}
      disabled={isDisabled || isSaving}
      onChange={(enabled) => set({ enabled })}
    />
  )
}
