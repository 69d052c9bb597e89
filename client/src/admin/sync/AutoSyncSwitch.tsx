import type { ReactNode } from 'react'
import type { SyncStatus } from '#contract/sync/sync.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useCan } from '../api/staff/session.ts'
import { Switch } from '../ui/fields/Switch.tsx'
import { syncWords } from './sync.words.ts'
import { useAutoSync } from './useSyncActions.ts'

interface AutoSyncSwitchProps {
  label: string
  status: Pick<SyncStatus, 'autoSyncEnabled' | 'isConfigured'>
  isDisabled?: boolean
}

/** Toggles scheduled syncs at once; read-only for those who may not. */
export function AutoSyncSwitch({ label, status, isDisabled = false }: AutoSyncSwitchProps) {
  const { autoSyncEnabled, isConfigured } = status
  const t = useTranslate()
  const { set, isSaving, pending } = useAutoSync()
  if (!useCan()('sync.run')) {
    return (
      <dl className={syncFactsClass}>
        <SyncFact term={label}>{t(autoSyncEnabled ? syncWords.on : syncWords.off)}</SyncFact>
      </dl>
    )
  }
  return (
    <Switch
      label={label}
      hint={t(isConfigured ? syncWords.autoSyncHint : syncWords.connectFirst)}
      isOn={pending?.enabled ?? autoSyncEnabled}
      disabled={isDisabled || !isConfigured || isSaving}
      onChange={(enabled) => set({ enabled })}
    />
  )
}

export const syncFactsClass = 'grid grid-cols-[auto_1fr] content-start gap-x-6 gap-y-1.5'

export function SyncFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-quiet">{term}</dt>
      <dd className="text-end">{children}</dd>
    </>
  )
}
