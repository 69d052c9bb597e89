import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useTranslate } from '../../i18n/language.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { conversationFiguresOptions } from '../api/conversations.ts'
import { formatUsd, useFormats } from '../i18n/formats.ts'
import { conversationsPath } from '../paths/index.ts'
import { settingsWords as words } from '../words/settings.words.ts'

export function BudgetToday() {
  const t = useTranslate()
  const { number } = useFormats()
  const { data, error } = useQuery(conversationFiguresOptions)
  if (error && !data) return null
  const tokens = (count: number) => t(words.budgetTokens)(number(count))
  return (
    <div className="grid gap-3 text-small">
      {data ? (
        <>
          <Used used={data.today.costUsd} limit={data.limits.costUsd} textOf={formatUsd} />
          <Used used={data.today.tokens} limit={data.limits.tokens} textOf={tokens} />
        </>
      ) : (
        <Skeleton className="h-12 w-full" />
      )}
      <p className="field-hint">
        {t(words.budgetHint)}{' '}
        <Link to={conversationsPath} className="link">
          {t(words.seeConversations)}
        </Link>
      </p>
    </div>
  )
}

interface UsedProps {
  used: number
  /** 0 means no limit. */
  limit: number
  textOf: (amount: number) => string
}

function Used({ used, limit, textOf }: UsedProps) {
  const t = useTranslate()
  const text = limit === 0 ? t(words.budgetTodayOpen)(textOf(used)) : t(words.budgetToday)(textOf(used), textOf(limit))
  return (
    <div>
      <p>{text}</p>
      {limit > 0 && (
        <meter
          className="mt-1 block h-1.5 w-full border-0 bg-hairline bg-none [&::-moz-meter-bar]:bg-signal [&::-moz-meter-bar]:bg-none [&::-webkit-meter-bar]:h-1.5 [&::-webkit-meter-bar]:rounded-none [&::-webkit-meter-bar]:border-0 [&::-webkit-meter-bar]:bg-hairline [&::-webkit-meter-bar]:bg-none [&::-webkit-meter-optimum-value]:bg-signal [&::-webkit-meter-optimum-value]:bg-none"
          min={0}
          max={limit}
          high={limit}
          value={Math.min(used, limit)}
          aria-label={text}
        />
      )}
    </div>
  )
}
