import type { z } from 'zod/mini'
import { exportAuditEntries, listAuditEntries } from '#contract/endpoints/audit.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { type AuditEntry, actorKinds, type auditFiltersSchema } from '#contract/staff/audit.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { useFormats } from '../i18n/formats.ts'
import { type Column, choiceFilter, columnsOf, type Filter, type Table } from '../records/list/index.ts'
import { screenWords } from '../words/frame.words.ts'
import { actorKindWords, auditWords as words } from './audit.words.ts'
import { EntryDetail } from './EntryDetail.tsx'
import { actionLabel, actorOf, entityLabel, sentenceOf } from './sentence.ts'

const column = columnsOf<AuditEntry>()

type Choices = z.infer<typeof auditFiltersSchema>

const columns: Column<AuditEntry>[] = [
  {
    id: 'what',
    header: words.what,
    isFlexible: true,
    cell: (entry) => <Sentence entry={entry} />,
    text: sentenceOf,
  },
  column('at', words.when, {
    sort: 'at',
    phone: 'line',
    className: 'whitespace-nowrap',
    cell: ({ at }) => <Moment at={at} />,
  }),
  {
    id: 'actorName',
    header: words.who,
    isOptional: true,
    cell: (entry) => <Actor entry={entry} />,
    text: actorOf,
  },
  column('actorKind', words.kind, {
    phone: 'line',
    className: 'whitespace-nowrap',
    cell: ({ actorKind }) => <Kind kind={actorKind} />,
    text: ({ actorKind }, language) => inLanguage(actorKindWords[actorKind], language),
  }),
  column('address', words.address, { className: 'whitespace-nowrap', cell: ({ address }) => address ?? '—' }),
  column('action', words.action, { isOptional: true, cell: ({ action }) => <code>{action}</code> }),
  column('requestId', words.requestId, { isOptional: true, cell: ({ requestId }) => requestId ?? '—' }),
  column('seq', words.number, { align: 'end', isOptional: true }),
]

/** @param choices values that occur in the log; without them, only links can filter by these */
function filtersOf({ actors, actions, entities }: Choices): Filter[] {
  const both = (write: (language: 'zh-TW' | 'en') => string) => ({ 'zh-TW': write('zh-TW'), en: write('en') })
  return [
    {
      kind: 'choice',
      id: 'actorId',
      label: words.who,
      isSingle: true,
      choices: actors.map(({ id, name }) => ({ value: id, label: both(() => name) })),
    },
    {
      kind: 'choice',
      id: 'action',
      label: words.action,
      isSingle: true,
      choices: actions.map((value) => ({ value, label: both((language) => actionLabel(value, language)) })),
    },
    {
      kind: 'choice',
      id: 'entity',
      label: words.entity,
      isSingle: true,
      choices: entities.map((value) => ({ value, label: both((language) => entityLabel(value, language)) })),
    },
    choiceFilter('actorKind', words.kind, actorKinds, actorKindWords),
    { kind: 'days', label: words.when },
    { kind: 'exact', id: 'entityId', label: words.record },
  ]
}

export function auditTableOf(choices: Choices | undefined): Table<AuditEntry> {
  return {
    name: 'audit',
    title: screenWords.audit,
    rows: listAuditEntries,
    exports: { csv: exportAuditEntries },
    columns,
    filters: filtersOf(choices ?? { actors: [], actions: [], entities: [] }),
    initialSort: '-at',
    searchLabel: words.search,
    count: words.count,
    empty: { title: words.none, hint: words.noneHint },
    rowId: ({ seq }) => String(seq),
    rowName: sentenceOf,
    rowDetail: (entry) => <EntryDetail entry={entry} />,
  }
}

function Sentence({ entry }: { entry: AuditEntry }) {
  return sentenceOf(entry, useLanguage())
}

function Actor({ entry }: { entry: AuditEntry }) {
  return actorOf(entry, useLanguage())
}

function Kind({ kind }: { kind: AuditEntry['actorKind'] }) {
  return useTranslate()(actorKindWords[kind])
}

/** Shows the exact time: a log is not read in relative times. */
function Moment({ at }: { at: string }) {
  const { dateTime, exact } = useFormats()
  return (
    <time dateTime={at} title={exact(at)}>
      {dateTime(at)}
    </time>
  )
}
