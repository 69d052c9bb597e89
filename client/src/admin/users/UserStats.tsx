import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../i18n/language.tsx'
import { Link } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { userStatsOptions } from '../api/users.ts'
import { useFormats } from '../formats.ts'
import { uiWords } from '../ui/ui.words.ts'
import { usersWords } from './users.words.ts'

const cards = [
  { name: 'total', query: '' },
  { name: 'active', query: '?status=active' },
  { name: 'admins', query: '?role=super_admin' },
  { name: 'online', query: '?status=online' },
] as const

/** The cards of spec §2, as it is now; each leads to those whom it counts. */
export function UserStats() {
  const t = useTranslate()
  const formats = useFormats()
  const { data, error, refetch } = useQuery(userStatsOptions)
  if (error && !data) {
    return (
      <p role="alert" className="text-ink-quiet">
        {t(usersWords.statsFailed)}{' '}
        <button type="button" className="link" onClick={() => void refetch()}>
          {t(uiWords.tryAgain)}
        </button>
      </p>
    )
  }
  return (
    <ul aria-label={t(usersWords.stats)} className="user-stats">
      {cards.map(({ name, query }) => (
        <li key={name}>
          <Link to={`/admin/users${query}`}>
            <span className="user-stats-label">{t(usersWords[name])}</span>
            <span className="user-stats-figure">
              {data ? formats.number(data[name]) : <Skeleton className="my-1.5 h-5 w-8" />}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
