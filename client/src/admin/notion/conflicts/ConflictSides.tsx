import type { ReactNode } from 'react'
import type { RecordValue } from '#contract/catalogue/product-edits.ts'
import type { ConflictField } from '#contract/sync/sync.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { FieldValue } from '../../sync/index.ts'
import { RelativeTime } from '../../ui/values.tsx'
import { useConflictWords } from './useSettleConflicts.ts'

/** Shows each side's value with author and time; below, the former common value and the current one. */
export function ConflictSides({ conflict }: { conflict: ConflictField }) {
  const t = useTranslate()
  const words = useConflictWords()
  const { field, ours, oursBy, oursAt, theirs, theirsAt, base, current, choice, value } = conflict
  return (
    <dl className="grid gap-x-6 gap-y-3 pt-2 pb-3 md:grid-cols-2">
      <Side term={t(words.ours)} field={field} value={ours} who={oursBy} at={oursAt} />
      <Side term={t(words.theirs)} field={field} value={theirs} who={<Editor conflict={conflict} />} at={theirsAt} />
      {choice === 'other' && <Side term={t(words.typed)} field={field} value={value} />}
      <Side term={t(words.before)} field={field} value={base} isQuiet />
      <Side term={t(words.now)} field={field} value={current} isQuiet />
    </dl>
  )
}

interface SideProps {
  term: string
  field: string
  value: RecordValue
  who?: ReactNode
  at?: string | null
  isQuiet?: boolean
}

function Side({ term, field, value, who, at = null, isQuiet = false }: SideProps) {
  const t = useTranslate()
  const words = useConflictWords()
  return (
    <div className={isQuiet ? 'px-3 text-fine' : 'rounded-control border border-hairline bg-surface px-3 py-2'}>
      <dt className="text-fine text-ink-quiet">{term}</dt>
      <dd>
        <FieldValue field={field} value={value} />
        {(who || at) && (
          <p className="text-fine text-ink-quiet">
            {who}
            {who && at && t(words.comma)}
            {at && <RelativeTime at={at} />}
          </p>
        )}
      </dd>
    </div>
  )
}

/** Names who edited the page in Notion, as far as Notion reports it. */
function Editor({ conflict: { theirsBy, isTheirsBot } }: { conflict: ConflictField }) {
  const t = useTranslate()
  const words = useConflictWords()
  if (isTheirsBot) return theirsBy === null ? t(words.anIntegration) : t(words.integration)(theirsBy)
  return theirsBy ?? t(words.somebody)
}
