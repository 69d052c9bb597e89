import { Link } from 'react-router-dom'
import { lineTotals } from '#contract/catalogue/prices.ts'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import { isOpenOrder, type OrderDetail } from '#contract/sales/orders.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { langOf } from '../../../i18n/useLocalizedText.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { productPath } from '../../paths/index.ts'
import { ConnectivityNote, LineNote, LinesTable, SalesTotals } from '../../sales/index.ts'
import { perWords } from '../../words/products.words.ts'
import { orderPageWords as words } from './order-page.words.ts'
import { missingOf } from './order-shortage.ts'

type Line = OrderDetail['lines'][number]

export function OrderLines({ order }: { order: OrderDetail }) {
  const t = useTranslate()
  const { lines, charges, currency } = order
  const heads = [words.product, words.quantity, words.stock, words.unitPrice, words.lineTotal]
  return (
    <section className="message-panel">
      <LinesTable caption={t(words.lines)} heads={heads.map(t)} className="[&_:is(td,thead_th)]:whitespace-nowrap">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place, and two may be alike
          <LineRow key={index} line={line} order={order} />
        ))}
      </LinesTable>
      <SalesTotals lines={lines} charges={charges} currency={currency} look="order" className="mt-3" />
    </section>
  )
}

function LineRow({ line, order: { currency, status } }: { line: Line; order: OrderDetail }) {
  const t = useTranslate()
  const language = useLanguage()
  const { number } = useFormats()
  const { productId, sku, quantity, discount, unitPrice, total, period, note, connectivityFee } = line
  const name = nameIn(line, language)
  return (
    <tr>
      <th scope="row">
        {productId ? (
          <Link to={productPath(productId)} className="link" lang={langOf(name, language)}>
            {name}
          </Link>
        ) : (
          <span lang={langOf(name, language)}>{name}</span>
        )}
        {(sku || note) && <LineNote>{[sku, note].filter(Boolean).join(' · ')}</LineNote>}
      </th>
      <td data-head={t(words.quantity)}>{number(quantity)}</td>
      <td data-head={t(words.stock)}>
        <StockState line={line} isOpen={isOpenOrder({ status })} />
      </td>
      <td data-head={t(words.unitPrice)}>
        <span>
          {exactMoney(unitPrice, currency) + t(perWords[period])}
          {discount > 0 && <LineNote className="whitespace-normal">{t(words.off)(String(discount))}</LineNote>}
          <ConnectivityNote amount={connectivityFee} currency={currency} className="whitespace-normal" />
        </span>
      </td>
      <td data-head={t(words.lineTotal)}>
        <span>
          {exactMoney(total, currency) + t(perWords[period])}
          <ConnectivityNote amount={lineTotals(line).connectivity} currency={currency} className="whitespace-normal" />
        </span>
      </td>
    </tr>
  )
}

/** Shows how many pieces of a line are in shipments or reserved, and how many are missing. */
function StockState({ line, isOpen }: { line: Line; isOpen: boolean }) {
  const t = useTranslate()
  const { number, day } = useFormats()
  const { stockQuantity, reserved, packed, expectedOn } = line
  if (!isOpen || (stockQuantity === null && packed === 0)) return '—'
  const wanting = missingOf(line)
  return (
    <span>
      {packed > 0 && <span className="block">{t(words.packed)(number(packed))}</span>}
      {reserved > 0 && <span className="block">{t(words.reserved)(number(reserved))}</span>}
      {wanting > 0 && <Badge tone="danger">{t(words.shortBy)(number(wanting))}</Badge>}
      {expectedOn && <LineNote className="whitespace-normal">{t(words.expected)(day(expectedOn))}</LineNote>}
    </span>
  )
}
