import { useQuery } from '@tanstack/react-query'
import { isOfFiles } from '#contract/sync/source.ts'
import { type SyncStatus, syncDirections } from '#contract/sync/sync.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { useCan } from '../../api/staff/session.ts'
import { syncStatusOptions } from '../../api/sync.ts'
import { AutoSyncSwitch, runDirectionWords, syncWords, useAutoSync } from '../../sync/index.ts'
import { fieldsWords } from '../../words/setting-fields.words.ts'
import { notionWords as words } from '../notion.words.ts'
import { Fact, factsClass } from '../Panel.tsx'
import { BrakeFields } from './BrakeFields.tsx'

/** Configures scheduled syncs. Takes effect at once and needs no password, for those who may run syncs. */
export function AutomaticSyncs({ isEnabled }: { isEnabled: boolean }) {
  const t = useTranslate()
  const { data: status } = useQuery(syncStatusOptions)
  const canRun = useCan()('sync.run')
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 border-t border-hairline pt-4 lg:[&_.control]:min-h-9">
      <legend className="float-start w-full font-semibold">{t(words.automatic)}</legend>
      {!status && <Skeleton className="h-24 w-full" />}
      {status && <AutoSyncSwitch label={t(words.autoSync)} status={status} isDisabled={!isEnabled} />}
      {status && !canRun && (
        <dl className={factsClass}>
          <Fact term={t(words.direction)}>{t(runDirectionWords[status.direction])}</Fact>
          <Fact term={t(fieldsWords.brake.label)}>
            {status.brake ? t(words.brakeBeyond)(status.brakePercent, status.brakeProducts) : t(syncWords.off)}
          </Fact>
        </dl>
      )}
      {status && canRun && !isOfFiles(status.source) && <Direction direction={status.direction} />}
      {status && canRun && <BrakeFields {...status} />}
    </fieldset>
  )
}

function Direction({ direction }: Pick<SyncStatus, 'direction'>) {
  const t = useTranslate()
  const { set, isSaving, pending } = useAutoSync()
  return (
    <SelectField
      label={t(words.direction)}
      hint={t(words.directionHint)}
      disabled={isSaving}
      options={syncDirections.map((value) => ({ value, label: t(runDirectionWords[value]) }))}
      value={pending?.direction ?? direction}
      onChange={({ target }) => {
        const chosen = syncDirections.find((value) => value === target.value)
        if (chosen) set({ direction: chosen })
      }}
    />
  )
}
