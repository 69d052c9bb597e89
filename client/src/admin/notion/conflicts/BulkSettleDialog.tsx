import { useState } from 'react'
import * as endpoints from '#contract/endpoints/sync.ts'
import type { ConflictProduct } from '#contract/sync/sync.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { call } from '../../api/request.ts'
import type { BulkAction, Marked } from '../../records/list/index.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useConflictWords, useSettleConflicts } from './useSettleConflicts.ts'

const mostIds = 500
const pageSize = 100

interface BulkChoice {
  marked: Marked<ConflictProduct>
  choice: 'ours' | 'theirs'
}

/** Returns bulk actions that settle the selected or all matching conflicts for one side. */
export function useBulkSettle() {
  const words = useConflictWords()
  const [pending, setPending] = useState<BulkChoice>()
  const action = (choice: BulkChoice['choice']): BulkAction<ConflictProduct> => ({
    id: choice,
    label: choice === 'ours' ? words.keepOurs : words.keepTheirs,
    permission: 'products.write',
    supportsAll: true,
    run: (marked) => setPending({ marked, choice }),
  })
  return { pending, close: () => setPending(undefined), bulkActions: [action('ours'), action('theirs')] }
}

/** Confirms how many conflicts are settled, and the consequence. */
export function BulkSettleDialog({ marked, choice, onClose }: BulkChoice & { onClose: () => void }) {
  const t = useTranslate()
  const words = useConflictWords()
  const { settle } = useSettleConflicts()
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
 * Settles by id, so that conflicts which arrive meanwhile are not settled unseen. Sends 'all' only for an unfiltered
 * list of more than one request takes; a filtered list is settled 500 at a time.
 */
async function idsOf(marked: Marked<ConflictProduct>): Promise<string[] | 'all'> {
  if (marked.kind === 'rows') return idsIn(marked.rows).slice(0, mostIds)
  const ids: string[] = []
  for (let page = 1; page <= Math.ceil(marked.total / pageSize) && ids.length <= mostIds; page += 1) {
    const query = new URLSearchParams(marked.query)
    query.set('page', String(page))
    query.set('pageSize', String(pageSize))
    ids.push(...idsIn((await call(endpoints.listSyncConflicts, { query })).items))
  }
  const isNarrowed = ['search', 'field', 'productId'].some((name) => marked.query.has(name))
  return ids.length > mostIds && !isNarrowed ? 'all' : ids.slice(0, mostIds)
}

function idsIn(products: ConflictProduct[]): string[] {
  return products.flatMap(({ conflicts }) => conflicts.map(({ id }) => id))
}
