import { listSyncRuns } from '#contract/endpoints/sync.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { type SyncRun, syncDirections, syncRunStatuses } from '#contract/sync/sync.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { choiceFilter, columnsOf, type Table } from '../../records/list/index.ts'
import { runDirectionWords, runStatusWords, runTones, syncWords } from '../../sync/index.ts'
import { Dash } from '../../ui/Dash.tsx'
import { Duration } from './Duration.tsx'
import { triggerWords, runsWords as words } from './runs.words.ts'

const column = columnsOf<SyncRun>()

/** The table of /admin/notion/runs. */
export const runsTable: Table<SyncRun> = {
  name: 'sync-runs',
  title: words.title,
  rows: listSyncRuns,
  columns: [
    column('startedAt', words.started, {
      sort: 'startedAt',
      className: 'whitespace-nowrap',
      cell: (run) => <Started at={run.startedAt} />,
    }),
    column('direction', words.direction, {
      className: 'whitespace-nowrap',
      cell: ({ direction }) => <Word of={runDirectionWords[direction]} />,
      text: ({ direction }, language) => inLanguage(runDirectionWords[direction], language),
    }),
    column('status', words.status, {
      className: 'whitespace-nowrap',
      cell: ({ status }) => <Status status={status} />,
      text: ({ status }, language) => inLanguage(runStatusWords[status], language),
    }),
    column('trigger', words.trigger, {
      cell: (run) => <StartedBy run={run} />,
      text: ({ trigger, startedBy }, language) => startedBy ?? inLanguage(triggerWords[trigger], language),
    }),
    {
      id: 'here',
      header: words.here,
      align: 'end',
      cell: ({ created, updated, retired }) => <Counts counts={[created, updated, retired]} />,
      text: ({ created, updated, retired }) => [created, updated, retired].join(' / '),
    },
    {
      id: 'inNotion',
      header: words.inNotion,
      align: 'end',
      cell: (run) => <Pushed run={run} />,
      text: (run) => [run.pushedCreated, run.pushedUpdated, run.pushedRetired].join(' / '),
    },
    column('conflicts', words.conflicts, { align: 'end', cell: ({ conflicts }) => <Figure value={conflicts} /> }),
    {
      id: 'warnings',
      header: words.warnings,
      align: 'end',
      cell: ({ warningsCount }) => <Figure value={warningsCount} />,
      text: ({ warningsCount }) => String(warningsCount),
    },
    {
      id: 'duration',
      header: words.duration,
      align: 'end',
      cell: (run) => <Duration run={run} />,
      text: ({ startedAt, finishedAt }) => (finishedAt ? String(Date.parse(finishedAt) - Date.parse(startedAt)) : ''),
    },
  ],
  filters: [
    choiceFilter('direction', words.direction, syncDirections, runDirectionWords),
    choiceFilter('status', words.status, syncRunStatuses, runStatusWords),
  ],
  initialSort: '-startedAt',
  searchLabel: words.search,
  count: words.count,
  empty: { title: words.none, hint: words.noneHint },
  rowId: ({ id }) => id,
  rowName: ({ startedAt }) => startedAt,
  rowPath: ({ id }) => `/admin/notion/runs/${id}`,
  isQuiet: ({ status }) => status === 'discarded',
}

function Started({ at }: { at: string }) {
  const { dateTime, exact } = useFormats()
  return (
    <time dateTime={at} title={exact(at)}>
      {dateTime(at)}
    </time>
  )
}

function Word({ of }: { of: Record<'zh-TW' | 'en', string> }) {
  return useTranslate()(of)
}

export function Status({ status }: Pick<SyncRun, 'status'>) {
  const t = useTranslate()
  return <Badge tone={runTones[status]}>{t(runStatusWords[status])}</Badge>
}

export function StartedBy({ run: { trigger, startedBy } }: { run: Pick<SyncRun, 'trigger' | 'startedBy'> }) {
  const t = useTranslate()
  return startedBy ?? t(triggerWords[trigger])
}

/** Three figures with signs; spelt out for those who do not see them. */
export function Counts({ counts }: { counts: [created: number, updated: number, retired: number] }) {
  const t = useTranslate()
  const { number } = useFormats()
  if (counts.every((count) => count === 0)) return <Dash />
  const [created, updated, retired] = counts
  return (
    <>
      <span className="sr-only">{t(words.countsLabel)(created, updated, retired)}</span>
      <span aria-hidden="true" className="whitespace-pre" title={t(words.countsLabel)(created, updated, retired)}>
        {t(words.countsOf)(number(created), number(updated), number(retired))}
      </span>
    </>
  )
}

/** What was written to Notion, and what could not be. */
function Pushed({ run }: { run: SyncRun }) {
  const t = useTranslate()
  const counts = [run.pushedCreated, run.pushedUpdated, run.pushedRetired] as const
  const isSilent = run.pushFailures > 0 && counts.every((count) => count === 0)
  return (
    <>
      {!isSilent && <Counts counts={[...counts]} />}
      {run.pushFailures > 0 && <span className="block text-danger">{t(syncWords.pushFailures)(run.pushFailures)}</span>}
    </>
  )
}

function Figure({ value }: { value: number }) {
  const { number } = useFormats()
  return value === 0 ? <Dash /> : number(value)
}
