import '../../ui/data-grid.css'
import './quote-lines.css'
import type { QuoteDetail } from '#contract/quotes.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { langOf } from '../../site/catalogue/product-texts.ts'
import { lineTotal, totalsOf } from '../../site/quote/totals.ts'
import { Link } from '../../ui/Link.tsx'
import { useFormats } from '../formats.ts'
import { periodTotalWords } from '../messages/messages.words.ts'
import { perWords } from '../products/products.words.ts'
import { quotesWords as words } from './quotes.words.ts'

type Line = QuoteDetail['lines'][number]

const heads = [words.product, words.sku, words.quantity, words.listPrice, words.subtotal]

/** What was asked for, with its totals by what they are paid for. HKD. */
export function QuoteLines({ lines }: { lines: Line[] }) {
  const t = useTranslate()
  const { money } = useFormats()
  const { sums, onRequest } = totalsOf(lines.map(counted))
  return (
    <section className="message-panel">
      <table className="data-grid quote-lines-grid">
        <caption>{t(words.asked)}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head.en} scope="col">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are never moved, and two may be alike
            <LineRow key={index} line={line} />
          ))}
        </tbody>
      </table>
      <dl className="quote-sums">
        {sums.map(({ period, amount }) => (
          <div key={period}>
            <dt>{t(periodTotalWords[period])}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
      {onRequest > 0 && <p className="text-right text-fine text-ink-quiet">{t(words.unpriced)(onRequest)}</p>}
    </section>
  )
}

function counted({ listPrice, period, quantity }: Line) {
  return { unitPrice: listPrice, period, quantity }
}

function LineRow({ line }: { line: Line }) {
  const t = useTranslate()
  const language = useLanguage()
  const { money, number } = useFormats()
  const { listPrice, period, quantity, sku, note } = line
  const name = (language === 'en' && line.nameEn) || line.name
  const total = lineTotal(counted(line))
  return (
    <tr>
      <th scope="row">
        <Link to={listOf(line)} className="link" lang={langOf(name, language)}>
          {name}
        </Link>
        {note && <span className="quote-line-note">{note}</span>}
      </th>
      <td data-head={t(words.sku)}>{sku ?? '—'}</td>
      <td data-head={t(words.quantity)}>{number(quantity)}</td>
      <td data-head={t(words.listPrice)}>
        {listPrice === null ? t(words.onRequest) : money(listPrice) + t(perWords[period])}
      </td>
      <td data-head={t(words.subtotal)}>{total === null ? '—' : money(total) + t(perWords[period])}</td>
    </tr>
  )
}

/** The product in its list, listed or not. */
function listOf({ sku, name }: Line): string {
  return `/admin/products?${new URLSearchParams({ search: sku ?? name, state: 'listed,retired' })}`
}
