import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import type { QuoteDetail } from '#contract/sales/quotes.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { langOf } from '../../i18n/useLocalizedText.ts'
import { Button } from '../../ui/Button.tsx'
import { useFormats } from '../i18n/formats.ts'
import { LineAvailability, LineNote, LinesTable, PreviousPrice } from '../sales/index.ts'
import { perWords } from '../words/products.words.ts'
import { quotesWords as words } from './quotes.words.ts'

type RequestedLine = QuoteDetail['lines'][number]

/** A line of the offer, saved or being typed. */
interface Offered {
  productId: string | null
  name: string
  quantity: number | string
  unitPriceHkd: number | string
  discount: number | string
}

interface RequestedLinesProps {
  quote: Pick<QuoteDetail, 'lines' | 'message'>
  offered: readonly Offered[]
  /** Adds a line to the offer; undefined where nothing can be added. */
  onAdd?: (line: RequestedLine) => void
}

export function RequestedLines({ quote: { lines }, offered, onAdd }: RequestedLinesProps) {
  const t = useTranslate()
  const heads = [words.product, words.requestedQuantity, words.listPrice, words.offered]
  return (
    <section className="message-panel">
      <LinesTable caption={t(words.requestedLines)} heads={heads.map(t)} className="requested-lines">
        {lines.map((line, index) => (
          <RequestedRow
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are never moved, and two may be alike
            key={index}
            line={line}
            offered={offered.filter((each) => isOf(each, line))}
            onAdd={onAdd && (() => onAdd(line))}
          />
        ))}
      </LinesTable>
    </section>
  )
}

function isOf(offered: Offered, { productId, name }: RequestedLine): boolean {
  return productId === null ? offered.name === name : offered.productId === productId
}

interface RequestedRowProps {
  line: RequestedLine
  offered: Offered[]
  onAdd: (() => void) | undefined
}

function RequestedRow({ line, offered, onAdd }: RequestedRowProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { number } = useFormats()
  const { listPrice, period, quantity, sku, note, productId } = line
  const name = nameIn(line, language)
  return (
    <tr>
      <th scope="row">
        {productId ? (
          <Link to={`/admin/products/${productId}`} className="link" lang={langOf(name, language)}>
            {name}
          </Link>
        ) : (
          <span lang={langOf(name, language)}>{name}</span>
        )}
        <LineNote className="wrap-anywhere">{[sku, note].filter(Boolean).join(' · ')}</LineNote>
        <LineAvailability line={line} />
      </th>
      <td data-head={t(words.requestedQuantity)}>{number(quantity)}</td>
      <td data-head={t(words.listPrice)}>
        {listPrice === null ? t(words.onRequest) : exactMoney(listPrice) + t(perWords[period])}
        <PreviousPrice line={line} />
      </td>
      <td data-head={t(words.offered)}>
        {offered.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike
          <span key={index} className="block">
            <OfferedText line={each} />
          </span>
        ))}
        {offered.length === 0 && !onAdd && <span className="text-caution">{t(words.notOffered)}</span>}
        {offered.length === 0 && onAdd && (
          <Button size="compact" onClick={onAdd}>
            <Plus aria-hidden="true" className="size-4" />
            {t(words.offerIt)}
          </Button>
        )}
      </td>
    </tr>
  )
}

function OfferedText({ line: { quantity, unitPriceHkd, discount } }: { line: Offered }) {
  const price = Number(unitPriceHkd)
  const asPrice = unitPriceHkd !== '' && Number.isFinite(price) ? exactMoney(price) : '—'
  return `${quantity} × ${asPrice}${Number(discount) > 0 ? ` −${discount}%` : ''}`
}
