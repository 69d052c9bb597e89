import { ExternalLink } from 'lucide-react'
import type { RecordValue } from '#contract/catalogue/product-edits.ts'
import type { SyncConflict } from '#contract/sync/sync.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { useMay } from '../../api/staff/session.ts'
import type { RowsProps } from '../../records/list/index.ts'
import { RowBox, tableWords } from '../../records/list/index.ts'
import { FieldValue } from '../../sync/index.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { recordFieldWords } from '../../words/record-fields.words.ts'
import { conflictsWords as words } from './conflicts.words.ts'
import { conflictsTable } from './conflicts-table.tsx'
import { nameOf } from './product-name.ts'
import { choiceWords, useSettle } from './useSettle.ts'

/** Each conflict with both values side by side, what was before and what is now. */
export function ConflictList({ table, rows, selection, isBusy }: RowsProps<SyncConflict>) {
  const t = useTranslate()
  return (
    <ul
      className="grid grid-cols-[minmax(0,1fr)] gap-3 aria-busy:opacity-55"
      aria-label={t(table.title)}
      aria-busy={isBusy}
    >
      {rows.map((conflict) => (
        <ConflictItem
          key={conflict.id}
          conflict={conflict}
          {...(table.bulkActions && {
            mark: { isOn: selection.has(conflict), toggle: (isRange) => selection.toggle(conflict, isRange) },
          })}
        />
      ))}
    </ul>
  )
}

interface ConflictItemProps {
  conflict: SyncConflict
  mark?: { isOn: boolean; toggle: (isRange: boolean) => void }
}

function ConflictItem({ conflict, mark }: ConflictItemProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { productId, field, notionUrl, openedAt, settledAt } = conflict
  return (
    <li
      className={`rounded-panel border px-4 pt-2 pb-3 wrap-anywhere ${mark?.isOn ? 'border-signal bg-signal-soft' : 'border-hairline bg-raised'}`}
    >
      <header className="flex min-h-11 flex-wrap items-center gap-x-3">
        {mark && (
          <RowBox
            label={t(tableWords.selectRow)(conflictsTable.rowName(conflict, language))}
            isOn={mark.isOn}
            onToggle={mark.toggle}
            className="-mr-2"
          />
        )}
        <h2 className="flex-[1_1_14rem] font-semibold">
          <Link to={`/admin/products/${productId}`} className="link">
            {nameOf(conflict, language)}
          </Link>
          <span className="ml-3 font-normal text-ink-quiet">{t(recordFieldWords[field])}</span>
        </h2>
        {notionUrl && (
          <a
            href={notionUrl}
            target="_blank"
            rel="noreferrer"
            className="link inline-flex min-h-11 items-center gap-1 text-fine"
          >
            {t(words.inNotion)}
            <ExternalLink className="w-3.5" aria-hidden="true" />
          </a>
        )}
        <RelativeTime at={openedAt} className="text-fine text-ink-quiet" />
      </header>
      <Sides conflict={conflict} />
      {settledAt === null ? <SettleButtons conflict={conflict} /> : <Settled conflict={conflict} />}
    </li>
  )
}

function Sides({ conflict }: { conflict: SyncConflict }) {
  const t = useTranslate()
  const { field, ours, oursBy, oursAt, theirs, theirsBy, theirsAt, base, current } = conflict
  return (
    <dl className="grid gap-x-6 gap-y-3 pt-2 pb-3 md:grid-cols-2">
      <Side term={t(words.ours)} field={field} value={ours} by={oursBy} at={oursAt} />
      <Side term={t(words.theirs)} field={field} value={theirs} by={theirsBy} at={theirsAt} />
      <Side term={t(words.before)} field={field} value={base} isQuiet />
      <Side term={t(words.now)} field={field} value={current} isQuiet />
    </dl>
  )
}

interface SideProps {
  term: string
  field: string
  value: RecordValue
  by?: string | null
  at?: string | null
  isQuiet?: boolean
}

function Side({ term, field, value, by = null, at = null, isQuiet = false }: SideProps) {
  const t = useTranslate()
  return (
    <div className={isQuiet ? 'px-3 text-fine' : 'rounded-control border border-hairline bg-surface px-3 py-2'}>
      <dt className="text-fine text-ink-quiet">{term}</dt>
      <dd>
        <FieldValue field={field} value={value} />
        {(by || at) && (
          <p className="text-fine text-ink-quiet">
            {by && !isId(by) && (at ? t(words.by)(by) : by)}
            {at && <RelativeTime at={at} />}
          </p>
        )}
      </dd>
    </div>
  )
}

/** Notion tells an integration the id of who edited a page, and no name. */
function isId(by: string): boolean {
  return /^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/i.test(by)
}

function SettleButtons({ conflict }: { conflict: SyncConflict }) {
  const t = useTranslate()
  const language = useLanguage()
  const { settle, isPending } = useSettle()
  if (!useMay()('products.write')) return null
  const name = conflictsTable.rowName(conflict, language)
  const keep = (choice: 'ours' | 'theirs') => void settle({ ids: [conflict.id], choice }).catch(() => {})
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
      <Button size="compact" disabled={isPending} aria-label={t(words.keepOursOf)(name)} onClick={() => keep('ours')}>
        {t(words.keepOurs)}
      </Button>
      <Button
        size="compact"
        disabled={isPending}
        aria-label={t(words.keepTheirsOf)(name)}
        onClick={() => keep('theirs')}
      >
        {t(words.keepTheirs)}
      </Button>
    </div>
  )
}

function Settled({ conflict }: { conflict: SyncConflict }) {
  const t = useTranslate()
  const { settledBy, settledAt } = conflict
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-2 text-fine text-ink-quiet">
      <Badge tone="quiet">{t(choiceWords(conflict))}</Badge>
      <span>
        {settledBy && t(words.by)(settledBy)}
        {settledAt && <RelativeTime at={settledAt} />}
      </span>
    </p>
  )
}
