import { useState } from 'react'
import * as endpoints from '#contract/endpoints/sync.ts'
import type { SyncConflict } from '#contract/sync/sync.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { call } from '../../api/request.ts'
import type { BulkAction, Marked } from '../../records/list/index.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { conflictsWords as words } from './conflicts.words.ts'
import { type Choice, useSettle } from './useSettle.ts'

/** The most that are settled by their ids in one request. */
const mostIds = 500
const pageSize = 100

interface BulkChoice {
  marked: Marked<SyncConflict>
  choice: Choice
}

/** Keep ours, keep Notion's, for those that are marked or all that match. */
export function useSettleMany() {
  const [pending, setPending] = useState<BulkChoice>()
  const action = (choice: Choice): BulkAction<SyncConflict> => ({
    id: choice,
    label: choice === 'ours' ? words.keepOurs : words.keepTheirs,
    permission: 'products.write',
    takesAll: true,
    run: (marked) => setPending({ marked, choice }),
  })
  return { pending, close: () => setPending(undefined), bulkActions: [action('ours'), action('theirs')] }
}

/** Says how many, and what comes of it. */
export function SettleMany({ marked, choice, onClose }: BulkChoice & { onClose: () => void }) {
  const t = useTranslate()
  const { settle } = useSettle()
  const count = marked.kind === 'all' ? marked.total : marked.rows.length
  const isOurs = choice === 'ours'
  return (
    <ConfirmDialog
      title={t(isOurs ? words.allOurs : words.allTheirs)(count)}
      description={t(isOurs ? words.allOursHint : words.allTheirsHint)}
      action={t(isOurs ? words.keepOurs : words.keepTheirs)}
      onConfirm={async () => settle({ ids: await idsOf(marked), choice })}
      onClose={onClose}
    />
  )
}

/**
 * By their ids, so that none that came meanwhile is settled unseen. Only of more than a request takes are all meant, where all
 * were looked at: what filters have narrowed is settled 500 at a time.
 */
async function idsOf(marked: Marked<SyncConflict>): Promise<string[] | 'all'> {
  if (marked.kind === 'rows') return marked.rows.map(({ id }) => id)
  const isNarrowed = ['search', 'field', 'productId'].some((name) => marked.query.has(name))
  if (marked.total > mostIds && !isNarrowed) return 'all'
  const pages = Array.from({ length: Math.ceil(Math.min(marked.total, mostIds) / pageSize) }, (_, index) => index + 1)
  const found = await Promise.all(
    pages.map((page) => {
      const query = new URLSearchParams(marked.query)
      query.set('page', String(page))
      query.set('pageSize', String(pageSize))
      return call(endpoints.listSyncConflicts, { query })
    }),
  )
  return found.flatMap(({ items }) => items.map(({ id }) => id))
}
