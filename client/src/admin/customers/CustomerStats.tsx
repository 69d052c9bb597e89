import { useQuery } from '@tanstack/react-query'
import { adminScreens } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { customerStatsOptions } from '../api/sales/customers.ts'
import { useFormats } from '../i18n/formats.ts'
import { countedOrdersPath } from '../paths/index.ts'
import { StatCards, StatsFailed } from '../ui/StatCards.tsx'
import { customersWords as words } from '../words/customers.words.ts'
import { customerStatusWords } from '../words/status.words.ts'

const { path } = adminScreens.customers

export function CustomerStats() {
  const t = useTranslate()
  const { number, money } = useFormats()
  const { data, error, refetch } = useQuery(customerStatsOptions)
  if (error && !data) return <StatsFailed text={t(words.statsFailed)} onRetry={refetch} />
  return (
    <div className="mb-5">
      <StatCards
        label={t(words.stats)}
        stats={[
          { label: t(words.total), to: path, value: data && number(data.total) },
          { label: t(customerStatusWords.active), to: `${path}?status=active`, value: data && number(data.active) },
          { label: t(customerStatusWords.vip), to: `${path}?status=vip`, value: data && number(data.vip) },
          { label: t(words.totalRevenue), to: countedOrdersPath, value: data && money(data.totalRevenue) },
          {
            label: t(words.averageOrder),
            to: countedOrdersPath,
            value: data && money(Math.round(data.averageOrderValue)),
          },
        ]}
      />
    </div>
  )
}
