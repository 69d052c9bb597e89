import { Link } from 'react-router-dom'
import type { CustomerAnalytics } from '#contract/staff/figures.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useFormats } from '../i18n/formats.ts'
import { customerPath, type Days, ordersPath } from '../paths/index.ts'
import { figureWords, useFigureTexts } from '../reports/index.ts'
import { customerTypeWords } from '../words/customers.words.ts'
import { analyticsWords as words } from './analytics.words.ts'
import { RankedFigure, RankedName, Ranking } from './Ranking.tsx'

type Buyer = CustomerAnalytics['top'][number]

/** Lists the customers with the highest revenue, linked to their pages and orders. */
export function TopCustomers({ data }: { data: CustomerAnalytics }) {
  const t = useTranslate()
  const best = Math.max(...data.top.map(({ revenue }) => revenue), 1)
  return (
    <Ranking heads={[t(words.customer), t(figureWords.orders), t(figureWords.revenue)]}>
      {data.top.map((buyer) => (
        <Row key={buyer.customerId ?? buyer.name} buyer={buyer} days={data} share={buyer.revenue / best} />
      ))}
    </Ranking>
  )
}

function Row({ buyer, days, share }: { buyer: Buyer; days: Days; share: number }) {
  const t = useTranslate()
  const { date } = useFormats()
  const { dollars, number } = useFigureTexts()
  const { customerId, name, type, orders, revenue, lastOrder } = buyer
  return (
    <tr>
      <RankedName
        name={name || t(words.erased)}
        to={customerId ? customerPath(customerId) : undefined}
        note={type && t(customerTypeWords[type])}
        share={share}
      />
      <RankedFigure>
        {customerId ? (
          <Link to={ordersPath(days, { customer: customerId })} className="link">
            {number(orders)}
          </Link>
        ) : (
          number(orders)
        )}
      </RankedFigure>
      <RankedFigure
        note={
          <>
            {t(words.lastOrder)} {date(lastOrder)}
          </>
        }
      >
        <strong className="font-semibold">{dollars(revenue)}</strong>
      </RankedFigure>
    </tr>
  )
}
