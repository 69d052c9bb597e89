import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../i18n/language.tsx'
import { userStatsOptions } from '../api/staff/users.ts'
import { useFormats } from '../i18n/formats.ts'
import { StatCards, StatsFailed } from '../ui/StatCards.tsx'
import { usersWords } from './users.words.ts'

const cards = [
  { name: 'total', query: '' },
  { name: 'active', query: '?status=active' },
  { name: 'admins', query: '?role=super_admin' },
  { name: 'online', query: '?status=online' },
] as const

export function UserStats() {
  const t = useTranslate()
  const formats = useFormats()
  const { data, error, refetch } = useQuery(userStatsOptions)
  if (error && !data) return <StatsFailed text={t(usersWords.statsFailed)} onRetry={refetch} />
  const stats = cards.map(({ name, query }) => ({
    label: t(usersWords[name]),
    to: `/admin/users${query}`,
    value: data && formats.number(data[name]),
  }))
  return (
    <div className="mb-5">
      <StatCards label={t(usersWords.stats)} stats={stats} />
    </div>
  )
}
