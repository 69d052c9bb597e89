import { type BrakeKind, brakeFields, brakeKinds, massMarkOf } from '#contract/sync/brake.ts'
import type { SyncRunDetail } from '#contract/sync/sync.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { markWords } from '../../sync/index.ts'
import { ChangeGroup } from './ChangeGroup.tsx'
import { runsWords as words } from './runs.words.ts'

/** Lists the changes that stopped the run, or that it was allowed to make, by kind. */
export function MassChanges({ run: { id, marked } }: { run: Pick<SyncRunDetail, 'id' | 'marked'> }) {
  const t = useTranslate()
  const kinds = brakeKinds.filter((kind) => marked.some(({ mark }) => mark === massMarkOf(kind)))
  if (kinds.length === 0) return null
  return (
    <section aria-labelledby="mass-changes" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id="mass-changes" className="font-semibold">
        {t(words.massChanges)}
      </h3>
      {kinds.map((kind) => (
        <ChangeGroup
          key={kind}
          runId={id}
          title={t(markWords[massMarkOf(kind)])}
          filter={{ mark: massMarkOf(kind) }}
          fields={fieldsOf(kind)}
        />
      ))}
    </section>
  )
}

/** Empty for products that leave as a whole. */
function fieldsOf(kind: BrakeKind): readonly string[] {
  return kind === 'retired' || kind === 'trashed' ? [] : brakeFields[kind]
}
