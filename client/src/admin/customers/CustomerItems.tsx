import { CalendarClock, FileText, MessageSquareText, ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { CustomerDetail } from '#contract/sales/customers.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { useFormats } from '../i18n/formats.ts'
import { RelativeTime } from '../ui/values.tsx'
import { statusWordsOf } from '../words/status.words.ts'
import { itemKindWords, customerPageWords as words } from './customer-page.words.ts'

type Item = CustomerDetail['items'][number]

/** The server's limit (contract/sales/customers.ts). */
const itemsMost = 200

const shownFirst = 10

const kinds = {
  enquiry: { Icon: MessageSquareText, path: '/admin/enquiries' },
  'demo-request': { Icon: CalendarClock, path: '/admin/demo-requests' },
  quote: { Icon: FileText, path: '/admin/quotes' },
  order: { Icon: ShoppingCart, path: '/admin/orders' },
} as const

/** Lists everything a customer sent and received, newest first. */
export function CustomerItems({ items }: { items: Item[] }) {
  const t = useTranslate()
  const decimals = items.every(({ totalHkd }) => Number.isInteger(totalHkd ?? 0)) ? 0 : 2
  const [isAll, setAll] = useState(items.length <= shownFirst)
  return (
    <section className="message-panel">
      <h2>{t(words.items)}</h2>
      {items.length === 0 && <p className="text-ink-quiet">{t(words.noItems)}</p>}
      <ol>
        {items.slice(0, isAll ? undefined : shownFirst).map((item) => (
          <ItemRow key={item.kind + item.id} item={item} decimals={decimals} />
        ))}
      </ol>
      {!isAll && (
        <Button size="compact" onClick={() => setAll(true)}>
          {t(words.showAll)(items.length)}
        </Button>
      )}
      {isAll && items.length >= itemsMost && (
        <p className="text-fine text-ink-quiet">{t(words.itemsMost)(itemsMost)}</p>
      )}
    </section>
  )
}

function ItemRow({ item, decimals }: { item: Item; decimals: 0 | 2 }) {
  const t = useTranslate()
  const { money } = useFormats()
  const { kind, id, reference, at, status, totalHkd, summary } = item
  const { Icon, path } = kinds[kind]
  const statusWords = statusWordsOf[kind][status]
  return (
    <li className="grid grid-cols-[1.125rem_minmax(0,1fr)_auto] gap-3 border-t border-hairline py-2.5 first:border-t-0">
      <Icon aria-hidden="true" className="h-[1.5em] w-4.5 text-ink-quiet" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Link to={`${path}/${id}`} className="link">
            {t(itemKindWords[kind])} {reference}
          </Link>
          <span className="text-fine text-ink-quiet">
            {statusWords && `${t(statusWords)} · `}
            <RelativeTime at={at} />
          </span>
        </p>
        {summary && <p className="truncate text-fine text-ink-quiet">{summary}</p>}
      </div>
      <p className="whitespace-nowrap">{totalHkd !== null && money(totalHkd, decimals)}</p>
    </li>
  )
}
