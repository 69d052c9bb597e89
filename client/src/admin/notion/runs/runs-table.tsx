import { Link } from 'react-router-dom'
import { listSyncRuns } from '#contract/endpoints/sync.ts'
import { inLanguage, nameIn } from '#contract/i18n/in-language.ts'
import type { Bilingual, ReaderLanguage } from '#contract/i18n/languages.ts'
import { type SyncRun, type SyncRunListed, syncDirections, syncRunStatuses, syncTriggers } from '#contract/sync/sync.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { choiceFilter, columnsOf, type Table } from '../../records/list/index.ts'
import { runDirectionWords, runStatusWords, runTones, syncWords, useIsFileSource } from '../../sync/index.ts'
import { Dash } from '../../ui/values.tsx'
import { triggerWords, runsWords as words } from './runs.words.ts'

const column = columnsOf<SyncRunListed>()

const runsTable: Table<SyncRunListed> = {
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
      phone: 'line',
      className: 'whitespace-nowrap',
      cell: ({ direction }) => <Word of={runDirectionWords[direction]} />,
      text: ({ direction }, language) => inLanguage(runDirectionWords[direction], language),
    }),
    column('status', words.status, {
      phone: 'corner',
      className: 'whitespace-nowrap',
      cell: (run) => <ListedStatus run={run} />,
      text: (run, language) => inLanguage(statusWordsOf(run), language),
    }),
    column('trigger', words.trigger, {
      phone: 'line',
      className: 'min-w-40',
      cell: (run) => <Origin run={run} />,
      text: (run, language) => originOf(run, language),
    }),
    {
      id: 'here',
      header: words.here,
      align: 'end',
      cell: (run) => (run.pushes ? <Dash /> : <Counts counts={[run.created, run.updated, run.retired]} />),
      text: (run) => (run.pushes ? '' : [run.created, run.updated, run.retired].join(' / ')),
    },
    {
      id: 'inNotion',
      header: words.inNotion,
      align: 'end',
      cell: (run) => (run.pushes ? <Dash /> : <Pushed run={run} />),
      text: (run) => (run.pushes ? '' : [run.pushedCreated, run.pushedUpdated, run.pushedRetired].join(' / ')),
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
      cell: (run) => (run.pushes ? <Dash /> : <Duration run={run} />),
      text: ({ pushes, startedAt, finishedAt }) =>
        finishedAt && !pushes ? String(Date.parse(finishedAt) - Date.parse(startedAt)) : '',
    },
  ],
  filters: [
    choiceFilter('direction', words.direction, syncDirections, runDirectionWords),
    choiceFilter('status', words.status, syncRunStatuses, runStatusWords),
    choiceFilter('trigger', words.trigger, syncTriggers, triggerWords),
    { kind: 'exact', id: 'pushesWith', label: words.pushesWith, isCode: true },
  ],
  initialSort: '-startedAt',
  searchLabel: words.search,
  count: words.count,
  empty: { title: words.none, hint: words.noneHint },
  rowId: ({ id }) => id,
  rowName: ({ startedAt }) => startedAt,
  rowPath: ({ id, pushes }) => `/admin/notion/runs${pushes ? `?pushesWith=${id}` : `/${id}`}`,
  isQuiet: ({ status }) => status === 'discarded',
}

/** For files, which are never written to. */
const fileRunsTable: Table<SyncRunListed> = {
  ...runsTable,
  columns: runsTable.columns.filter(({ id }) => id !== 'inNotion'),
  filters: runsTable.filters.map((filter) =>
    'id' in filter && filter.id === 'trigger'
      ? choiceFilter('trigger', words.trigger, ['clock', 'staff', 'command'], triggerWords)
      : filter,
  ),
}

export function useRunsTable(): Table<SyncRunListed> {
  return useIsFileSource() ? fileRunsTable : runsTable
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

function statusWordsOf({ status, pushes }: SyncRunListed): Bilingual {
  if (!pushes || status === 'running') return runStatusWords[status]
  return pushes.failed > 0 ? words.someFailed : runStatusWords.succeeded
}

/** A row may stand for several pushes: failed if any of them did. */
function ListedStatus({ run }: { run: SyncRunListed }) {
  const t = useTranslate()
  const { status, pushes } = run
  const tone = pushes && status !== 'running' ? (pushes.failed > 0 ? 'danger' : 'signal') : runTones[status]
  return <Badge tone={tone}>{t(statusWordsOf(run))}</Badge>
}

/** Names who started the run; for pushes the product, or how many. */
function originOf(run: SyncRunListed, language: ReaderLanguage): string {
  const { pushes, productName: name, productNameEn: nameEn } = run
  if (pushes) return inLanguage(words.pushesTold, language)(pushes.told, pushes.failed)
  const by = run.startedBy ?? inLanguage(triggerWords[run.trigger], language)
  return name === null ? by : `${by}: ${nameIn({ name, nameEn }, language)}`
}

function Origin({ run }: { run: SyncRunListed }) {
  const language = useLanguage()
  const { pushes, productId, productName: name, productNameEn: nameEn } = run
  if (pushes || productId === null || name === null) return originOf(run, language)
  return (
    <>
      <StartedBy run={run} />:{' '}
      <Link to={`/admin/products/${productId}`} className="link">
        {nameIn({ name, nameEn }, language)}
      </Link>
    </>
  )
}

export function StartedBy({ run: { trigger, startedBy } }: { run: Pick<SyncRun, 'trigger' | 'startedBy'> }) {
  const t = useTranslate()
  return startedBy ?? t(triggerWords[trigger])
}

/** Renders three counts with signs, and in words for screen readers. */
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

function Pushed({ run }: { run: SyncRun }) {
  const t = useTranslate()
  const counts = [run.pushedCreated, run.pushedUpdated, run.pushedRetired] as const
  const isSilent = run.pushFailures > 0 && counts.every((count) => count === 0)
  return (
    <>
      {!isSilent && <Counts counts={[...counts]} />}
      {run.pushFailures > 0 && (
        <span className="ml-1.5 text-danger">{t(syncWords.pushFailures)(run.pushFailures)}</span>
      )}
    </>
  )
}

function Figure({ value }: { value: number }) {
  const { number } = useFormats()
  return value === 0 ? <Dash /> : number(value)
}

export function Duration({ run: { startedAt, finishedAt } }: { run: Pick<SyncRun, 'startedAt' | 'finishedAt'> }) {
  const t = useTranslate()
  if (finishedAt === null) return '—'
  const seconds = (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000
  if (seconds < 60) return t(words.seconds)(seconds < 10 ? seconds.toFixed(1) : String(Math.round(seconds)))
  return t(words.minutes)(Math.floor(seconds / 60), Math.round(seconds % 60))
}
