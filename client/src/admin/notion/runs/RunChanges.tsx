import { massMarks } from '#contract/sync/brake.ts'
import type { SyncChange, SyncRunDetail } from '#contract/sync/sync.ts'
import { syncChangeKinds, syncChangeSides } from '#contract/sync/sync.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { type Address, useAddress } from '../../../ui/browser/useAddress.ts'
import { DraftInput } from '../../../ui/fields/DraftInput.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { ChangeGroup } from './ChangeGroup.tsx'
import { groupsOf } from './run-groups.ts'
import { groupWords, kindWords, sideNames, runsWords as words } from './runs.words.ts'

interface ChangeFilter {
  search: string
  side: SyncChange['side'] | undefined
  kind: SyncChange['kind'] | undefined
  isMarked: boolean
}

/** Lists the changes of a run or plan by side and kind, filtered by the address. */
export function RunChanges({ run }: { run: SyncRunDetail }) {
  const t = useTranslate()
  const { filter, change } = useChangeFilter()
  const groups = groupsOf(run).filter(
    ({ side, kind, marked }) =>
      (!filter.side || side === filter.side) &&
      (!filter.kind || kind === filter.kind) &&
      (!filter.isMarked || marked > 0),
  )
  if (run.groups.length === 0) {
    const isPlan = run.status === 'planned' || run.status === 'awaiting_approval'
    return isPlan ? null : <p className="text-ink-quiet">{t(words.noChanges)}</p>
  }
  const content = (
    <>
      <ChangeTools run={run} filter={filter} change={change} />
      <div className="peer grid grid-cols-[minmax(0,1fr)] gap-4">
        {groups.map(({ side, kind, marked }) => (
          <ChangeGroup
            key={[side, kind, filter.search, filter.isMarked].join()}
            runId={run.id}
            title={t(groupWords[side][kind])}
            filter={{
              side,
              kind,
              ...(filter.search && { search: filter.search }),
              ...(filter.isMarked && { marked: 'true' }),
            }}
            marked={marked}
          />
        ))}
      </div>
      {/* shown when no group has any match */}
      <p className="text-ink-quiet peer-[:not(:empty)]:hidden">{t(words.noMatch)}</p>
    </>
  )
  // Mass changes are listed above.
  if (run.marked.some(({ mark }) => massMarks.some((one) => one === mark))) {
    return (
      <details open={isNarrowed(filter)}>
        <summary className="min-h-11 cursor-pointer content-center font-semibold lg:min-h-8">
          {t(words.allChanges)}
        </summary>
        <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3">{content}</div>
      </details>
    )
  }
  return (
    <section aria-labelledby="changes" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id="changes" className="font-semibold">
        {t(words.changes)}
      </h3>
      {content}
    </section>
  )
}

function isNarrowed({ search, side, kind, isMarked }: ChangeFilter): boolean {
  return search !== '' || side !== undefined || kind !== undefined || isMarked
}

function useChangeFilter() {
  const { parameters, adjust } = useAddress()
  const filter: ChangeFilter = {
    search: (parameters.get('search') ?? '').slice(0, 200),
    side: syncChangeSides.find((side) => side === parameters.get('side')),
    kind: syncChangeKinds.find((kind) => kind === parameters.get('kind')),
    isMarked: parameters.get('marked') === 'true',
  }
  return { filter, change: adjust }
}

const noFilter = { search: undefined, side: undefined, kind: undefined, marked: undefined }

interface ChangeToolsProps {
  run: SyncRunDetail
  filter: ChangeFilter
  change: Address['adjust']
}

function ChangeTools({ run: { groups }, filter, change }: ChangeToolsProps) {
  const t = useTranslate()
  const sides = syncChangeSides.filter((side) => groups.some((group) => group.side === side))
  const kinds = syncChangeKinds.filter((kind) => groups.some((group) => group.kind === kind))
  return (
    <div className="flex flex-wrap items-center gap-2 lg:[&_.control]:min-h-9 lg:[&_.control]:text-fine">
      <DraftInput
        type="search"
        className="max-w-88 flex-[1_1_12rem]"
        aria-label={t(words.searchChanges)}
        placeholder={t(words.searchChanges)}
        maxLength={200}
        value={filter.search}
        onCommit={(search) => change({ search: search || undefined })}
      />
      <Select
        label={t(words.side)}
        hideLabel
        value={filter.side ?? ''}
        onChange={(side) => change({ side: side || undefined })}
      >
        <option value="">{t(words.anySide)}</option>
        {sides.map((side) => (
          <option key={side} value={side}>
            {t(sideNames[side])}
          </option>
        ))}
      </Select>
      <Select
        label={t(words.kind)}
        hideLabel
        value={filter.kind ?? ''}
        onChange={(kind) => change({ kind: kind || undefined })}
      >
        <option value="">{t(words.anyKind)}</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(kindWords[kind])}
          </option>
        ))}
      </Select>
      {(filter.isMarked || groups.some(({ marked }) => marked > 0)) && (
        <label className="flex min-h-11 items-center gap-2 px-2 text-fine lg:min-h-9">
          <input
            type="checkbox"
            className="size-4.5"
            checked={filter.isMarked}
            onChange={({ target }) => change({ marked: target.checked ? 'true' : undefined })}
          />
          {t(words.onlyMarked)}
        </label>
      )}
      {isNarrowed(filter) && (
        <Button size="compact" variant="quiet" onClick={() => change(noFilter)}>
          {t(words.clear)}
        </Button>
      )}
    </div>
  )
}
