import type { z } from 'zod/mini'
import { listSyncPushes } from '#contract/endpoints/sync.ts'
import { inLanguage, listIn, nameIn } from '#contract/i18n/in-language.ts'
import type { syncPushSchema } from '#contract/sync/sync.ts'
import { isSyncNote, syncNoteIn } from '#contract/sync/sync-notes.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { columnsOf, type Table } from '../../records/list/index.ts'
import { DeletedPageActions } from '../../sync/index.ts'
import { RelativeTime } from '../../ui/values.tsx'
import { recordFieldWords } from '../../words/record-fields.words.ts'
import { conflictsWords as words } from '../conflicts/conflicts.words.ts'
import { RetryPush } from './RetryPush.tsx'

const column = columnsOf<SyncPush>()

export type SyncPush = z.infer<typeof syncPushSchema>

/** The server sorts failed ones first. */
export const pushesTable: Table<SyncPush> = {
  name: 'sync-pushes',
  title: words.pushesTitle,
  rows: listSyncPushes,
  columns: [
    column('name', words.product, { sort: 'name', cell: (push) => <Name push={push} /> }),
    {
      id: 'state',
      header: words.state,
      phone: 'corner',
      className: 'whitespace-nowrap',
      cell: ({ error }) => <State error={error} />,
      text: ({ error }, language) => inLanguage(words[error === null ? 'waiting' : 'hasFailed'], language),
    },
    column('fields', words.fields, {
      phone: 'line',
      className: 'min-w-40',
      cell: (push) => <Fields push={push} />,
      text: ({ fields }, language) => fields.map((field) => inLanguage(recordFieldWords[field], language)).join(', '),
    }),
    {
      id: 'error',
      header: words.reason,
      phone: 'below',
      hasControls: true,
      className: 'min-w-64 max-w-none',
      cell: (push) => <Reason push={push} />,
      text: ({ errorNote }, language) => (errorNote === null ? '' : syncNoteIn(errorNote, language)),
    },
    column('attempts', words.attempts, { align: 'end', cell: ({ attempts }) => attempts || '—' }),
    column('failedAt', words.lastTried, {
      className: 'whitespace-nowrap',
      cell: ({ failedAt }) => (failedAt ? <RelativeTime at={failedAt} /> : '—'),
    }),
  ],
  filters: [
    {
      kind: 'choice',
      id: 'state',
      label: words.state,
      choices: [
        { value: 'failed', label: words.hasFailed },
        { value: 'waiting', label: words.waiting },
      ],
    },
  ],
  initialSort: '',
  searchLabel: words.search,
  count: words.pushCount,
  empty: { title: words.noPushes, hint: words.noPushesHint },
  rowId: ({ productId }) => productId,
  rowName: nameIn,
  rowPath: ({ productId }) => `/admin/products/${productId}`,
}

function Name({ push }: { push: SyncPush }) {
  return nameIn(push, useLanguage())
}

function State({ error }: Pick<SyncPush, 'error'>) {
  const t = useTranslate()
  return <Badge tone={error === null ? 'quiet' : 'danger'}>{t(error === null ? words.waiting : words.hasFailed)}</Badge>
}

function Fields({ push: { fields, isNew } }: { push: SyncPush }) {
  const t = useTranslate()
  const language = useLanguage()
  if (isNew) return t(words.newProduct)
  return listIn(
    fields.map((field) => t(recordFieldWords[field])),
    language,
  )
}

/** Shows Notion's error with what can be done about it. */
function Reason({ push }: { push: SyncPush }) {
  const language = useLanguage()
  if (push.errorNote === null) return '—'
  return (
    <div className="flex items-center gap-x-3 max-md:flex-wrap">
      <span className="min-w-0 flex-[1_1_10rem] md:truncate">{syncNoteIn(push.errorNote, language)}</span>
      {isSyncNote(push.errorNote, 'notion.page-gone') ? (
        <DeletedPageActions id={push.productId} name={nameIn(push, language)} />
      ) : (
        <RetryPush id={push.productId} name={nameIn(push, language)} />
      )}
    </div>
  )
}
