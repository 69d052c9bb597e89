import type { CustomerAnalytics } from '#contract/staff/figures.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { SpanBar } from '../../ui/figures/SpanBar.tsx'
import { Link } from '../../ui/Link.tsx'
import { useFormats } from '../i18n/formats.ts'
import { customerPath, type Days, ordersPath } from '../paths/index.ts'
import { figureWords, useFigureTexts } from '../reports/index.ts'
import { customerTypeWords } from '../words/customers.words.ts'
import { analyticsWords as words } from './analytics.words.ts'

type Buyer = CustomerAnalytics['top'][number]

/** The customers that bought most; each leads to its page, the number of its orders to those. */
export function TopCustomers({ data }: { data: CustomerAnalytics }) {
  const t = useTranslate()
  const best = Math.max(...data.top.map(({ revenue }) => revenue), 1)
  return (
    <table className="ranking">
      <thead>
        <tr>
          <th scope="col">{t(words.customer)}</th>
          <th scope="col">{t(figureWords.orders)}</th>
          <th scope="col">{t(figureWords.revenue)}</th>
        </tr>
      </thead>
      <tbody>
        {data.top.map((buyer) => (
          <Row key={buyer.customerId ?? buyer.name} buyer={buyer} days={data} share={buyer.revenue / best} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ buyer, days, share }: { buyer: Buyer; days: Days; share: number }) {
  const t = useTranslate()
  const { date } = useFormats()
  const { dollars, number } = useFigureTexts()
  const { customerId, name, type, orders, revenue, lastOrder } = buyer
  const shown = name || t(words.erased)
  return (
    <tr>
      <th scope="row">
        {customerId ? (
          <Link to={customerPath(customerId)} className="link">
            {shown}
          </Link>
        ) : (
          shown
        )}
        {type && <span className="ranking-note">{t(customerTypeWords[type])}</span>}
        <SpanBar from={0} to={share} />
      </th>
      <td>
        {customerId ? (
          <Link to={ordersPath(days, { customer: customerId })} className="link">
            {number(orders)}
          </Link>
        ) : (
          number(orders)
        )}
      </td>
      <td>
        <strong className="font-semibold">{dollars(revenue)}</strong>
        <span className="ranking-note">
          {t(words.lastOrder)} {date(lastOrder)}
        </span>
      </td>
    </tr>
  )
}
