import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { customerAccountOptions } from '../api/sales/billing.ts'
import { documentsPath, paymentsPath } from '../paths/index.ts'
import { Facts } from '../records/page/index.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { billingWords as words } from './billing.words.ts'

/** Renders what a customer owes and has as credit, by currency. */
export function CustomerAccountPanel({ customerId }: { customerId: string }) {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(customerAccountOptions(customerId))
  return (
    <section className="message-panel" aria-label={t(words.account)}>
      <h2>{t(words.account)}</h2>
      {data?.accounts.length === 0 && <p className="text-ink-quiet">{t(words.nothingOpen)}</p>}
      {data?.accounts.map(({ currency, open, overdue, credit }) => (
        <Facts
          key={currency}
          facts={[
            [words.open, exactMoney(open, currency)],
            [words.overdue, overdue > 0 && <span className="text-caution">{exactMoney(overdue, currency)}</span>],
            [words.creditAmount, credit > 0 && exactMoney(credit, currency)],
          ]}
        />
      ))}
      {data && data.creditLimitHkd !== null && (
        <Facts
          facts={[
            [words.creditLimit, exactMoney(data.creditLimitHkd)],
            [
              words.exposure,
              <span key="exposure" className={data.exposureHkd > data.creditLimitHkd ? 'text-caution' : undefined}>
                {exactMoney(data.exposureHkd)}
              </span>,
            ],
          ]}
        />
      )}
      {!data && error && <LoadFailure title={t(words.failed)} error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="h-12 w-full" />}
      <p className="mt-2 flex flex-wrap gap-x-4 text-fine">
        <Link to={`${documentsPath}?customer=${customerId}`} className="link">
          {t(words.theirDocuments)}
        </Link>
        <Link to={`${paymentsPath}?customer=${customerId}`} className="link">
          {t(words.theirPayments)}
        </Link>
      </p>
    </section>
  )
}
