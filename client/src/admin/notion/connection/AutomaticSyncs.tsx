import { useQuery } from '@tanstack/react-query'
import { syncDirections } from '#contract/sync/sync.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { useMay } from '../../api/staff/session.ts'
import { syncStatusOptions } from '../../api/sync.ts'
import { AutoSyncSwitch, runDirectionWords, syncWords, useAutoSync } from '../../sync/index.ts'
import { Switch } from '../../ui/fields/Switch.tsx'
import { notionWords as words } from '../notion.words.ts'

/** Whether and how the clock syncs. It takes effect at once: those who run syncs set it, without the password. */
export function AutomaticSyncs({ isEnabled }: { isEnabled: boolean }) {
  const t = useTranslate()
  const { data: status } = useQuery(syncStatusOptions)
  const mayRun = useMay()('sync.run')
  return (
    <fieldset className="notion-automatic">
      <legend>{t(words.automatic)}</legend>
      {!status && <Skeleton className="h-24 w-full" />}
      {status && <AutoSyncSwitch label={t(words.autoSync)} status={status} isDisabled={!isEnabled} />}
      {status && !mayRun && (
        <dl className="notion-facts">
          <dt>{t(words.direction)}</dt>
          <dd>{t(runDirectionWords[status.direction])}</dd>
          <dt>{t(words.approval)}</dt>
          <dd>{t(status.requiresApproval ? syncWords.on : syncWords.off)}</dd>
        </dl>
      )}
      {status && mayRun && <Choices direction={status.direction} requiresApproval={status.requiresApproval} />}
    </fieldset>
  )
}

interface ChoicesProps {
  direction: (typeof syncDirections)[number]
  requiresApproval: boolean
}

function Choices({ direction, requiresApproval }: ChoicesProps) {
  const t = useTranslate()
  const { set, isSaving, wanted } = useAutoSync()
  return (
    <>
      <SelectField
        label={t(words.direction)}
        hint={t(words.directionHint)}
        disabled={isSaving}
        options={syncDirections.map((value) => ({ value, label: t(runDirectionWords[value]) }))}
        value={wanted?.direction ?? direction}
        onChange={({ target }) => {
          const chosen = syncDirections.find((value) => value === target.value)
          if (chosen) set({ direction: chosen })
        }}
      />
      <Switch
        label={t(words.approval)}
        hint={t(words.approvalHint)}
        isOn={wanted?.requiresApproval ?? requiresApproval}
        disabled={isSaving}
        onChange={(isOn) => set({ requiresApproval: isOn })}
      />
    </>
  )
}
