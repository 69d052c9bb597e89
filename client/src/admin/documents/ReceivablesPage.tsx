import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { ages, type Receivables } from '#contract/billing/payments.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../shell/index.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { receivablesOptions } from '../api/sales/billing.ts'
import { customerPath } from '../paths/index.ts'
import { CustomerNameCell, MoneyCell } from '../sales/index.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Dash } from '../ui/values.tsx'
import { DocumentsTabs } from './DocumentsTabs.tsx'
import { documentsWords as words } from './documents.words.ts'

/** Renders what each customer owes, by days after the due day. */
export default function ReceivablesPage() {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(receivablesOptions)
  return (
    <>
      <PageHead title={t(words.receivables)} isListed={false} />
      <h1 className="heading text-title">{t(words.receivables)}</h1>
      <p className="text-fine text-ink-quiet">{t(words.inHkd)}</p>
      <div className="mt-2 mb-4">
        <DocumentsTabs />
      </div>
      {data && data.items.length === 0 && (
        <EmptyState title={t(words.noReceivables)} hint={t(words.noReceivablesHint)} />
      )}
      {data && data.items.length > 0 && <AgesTable items={data.items} />}
      {!data && error && <LoadFailure title={t(words.receivablesFailed)} error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="mt-4 h-60 w-full" />}
    </>
  )
}

function AgesTable({ items }: Receivables) {
  const t = useTranslate()
  const isWhole = items.every((item) => [item.total, ...ages.map((age) => item[age])].every(Number.isInteger))
  const cell = (amount: number) => (amount === 0 ? <Dash /> : <MoneyCell amount={amount} decimals={isWhole ? 0 : 2} />)
  return (
    <ScrollRegion label={t(words.receivables)}>
      <table className="w-full min-w-160 text-end tabular-nums [&_:is(td,th)]:border-b [&_:is(td,th)]:border-hairline [&_:is(td,th)]:px-3 [&_:is(td,th)]:py-2">
        <thead className="text-fine text-ink-quiet">
          <tr>
            <th scope="col" className="text-start">
              {t(words.customer)}
            </th>
            {ages.map((age) => (
              <th key={age} scope="col" className="text-end">
                {t(words[age])}
              </th>
            ))}
            <th scope="col" className="text-end">
              {t(words.total)}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.customerId ?? item.customerName}>
              <th scope="row" className="text-start font-normal">
                {item.customerId && item.customerName ? (
                  <Link to={customerPath(item.customerId)} className="link">
                    <CustomerNameCell row={item} />
                  </Link>
                ) : (
                  item.customerName || t(words.erasedCustomer)
                )}
              </th>
              {ages.map((age) => (
                <td key={age} className={age === 'over90' && item.over90 > 0 ? 'text-caution' : ''}>
                  {cell(item[age])}
                </td>
              ))}
              <td className="font-semibold">{cell(item.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
