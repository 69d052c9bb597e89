import { ExternalLink } from 'lucide-react'
import { type RefObject, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { ConflictProduct } from '#contract/sync/sync.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useCan } from '../../api/staff/session.ts'
import { RowBox, type RowsProps, tableWords } from '../../records/list/index.ts'
import { ConflictItem } from './ConflictItem.tsx'
import { nameOf } from './product-name.ts'
import { useConflictWords, useSettleConflicts } from './useSettleConflicts.ts'

export function ConflictList({ table, rows, selection, isBusy }: RowsProps<ConflictProduct>) {
  const t = useTranslate()
  return (
    <ul
      className="grid grid-cols-[minmax(0,1fr)] gap-4 aria-busy:opacity-55"
      aria-label={t(table.title)}
      aria-busy={isBusy}
      tabIndex={-1}
    >
      {rows.map((product) => (
        <Product
          key={product.productId}
          product={product}
          {...(table.bulkActions && {
            mark: { isOn: selection.has(product), toggle: (isRange) => selection.toggle(product, isRange) },
          })}
        />
      ))}
    </ul>
  )
}

interface ProductProps {
  product: ConflictProduct
  mark?: { isOn: boolean; toggle: (isRange: boolean) => void }
}

function Product({ product, mark }: ProductProps) {
  const t = useTranslate()
  const words = useConflictWords()
  const language = useLanguage()
  const id = useId()
  const card = useRef<HTMLLIElement>(null)
  const { productId, notionUrl, count, conflicts } = product
  const name = nameOf(product, language)
  const open = conflicts.filter(({ settledAt }) => settledAt === null)
  return (
    <li
      ref={card}
      tabIndex={-1}
      aria-labelledby={id}
      className={`rounded-panel border px-4 pt-2 pb-3 wrap-anywhere ${mark?.isOn ? 'border-signal bg-signal-soft' : 'border-hairline bg-raised'}`}
    >
      <header className="flex min-h-11 flex-wrap items-center gap-x-3">
        {mark && (
          <RowBox label={t(tableWords.selectRow)(name)} isOn={mark.isOn} onToggle={mark.toggle} className="-mr-2" />
        )}
        <h2 className="flex-[1_1_14rem] font-semibold" id={id}>
          <Link to={`/admin/products/${productId}`} className="link">
            {name}
          </Link>
          <span className="ml-3 text-fine font-normal whitespace-nowrap text-ink-quiet">
            {t(words.fieldCount)(count)}
          </span>
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
      </header>
      <ul className="grid grid-cols-[minmax(0,1fr)]">
        {conflicts.map((conflict) => (
          <ConflictItem
            key={conflict.id}
            product={product}
            conflict={conflict}
            onSettled={() => focusBeside(card, conflicts.length)}
          />
        ))}
      </ul>
      {count > conflicts.length && (
        <p className="pt-3 text-fine text-ink-quiet">{t(words.moreFields)(count - conflicts.length)}</p>
      )}
      {open.length > 1 && (
        <SettleProduct name={name} ids={open.map((one) => one.id)} onSettled={() => focusBeside(card, 1)} />
      )}
    </li>
  )
}

/**
 * Moves focus from a conflict that is about to disappear: to its product, or after the last conflict to the next
 * product or the list.
 */
function focusBeside({ current: card }: RefObject<HTMLElement | null>, left: number) {
  const beside = card?.nextElementSibling ?? card?.previousElementSibling ?? card?.parentElement
  const next = left > 1 ? card : beside
  if (next instanceof HTMLElement) next.focus({ preventScroll: true })
}

interface SettleProductProps {
  name: string
  ids: string[]
  onSettled: () => void
}

function SettleProduct({ name, ids, onSettled }: SettleProductProps) {
  const t = useTranslate()
  const words = useConflictWords()
  const { settle, isPending } = useSettleConflicts()
  if (!useCan()('products.write')) return null
  const keep = (choice: 'ours' | 'theirs') => void settle({ ids, choice }).then(onSettled, () => {})
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-hairline pt-3">
      <p className="text-fine text-ink-quiet">{t(words.keepAll)}</p>
      <Button
        size="compact"
        disabled={isPending}
        aria-label={t(words.keepAllOursOf)(name)}
        onClick={() => keep('ours')}
      >
        {t(words.keepOurs)}
      </Button>
      <Button
        size="compact"
        disabled={isPending}
        aria-label={t(words.keepAllTheirsOf)(name)}
        onClick={() => keep('theirs')}
      >
        {t(words.keepTheirs)}
      </Button>
    </div>
  )
}
