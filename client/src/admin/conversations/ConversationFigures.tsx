import { useQuery } from '@tanstack/react-query'
import type { ConversationFigures as Figures } from '#contract/assistant/conversations.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { conversationFiguresOptions } from '../api/conversations.ts'
import { conversationsWords as words } from '../assistant/index.ts'
import { formatUsd, useFormats } from '../i18n/formats.ts'
import { countedPath } from '../paths/index.ts'
import { type Stat, StatCards, StatsFailed } from '../ui/StatCards.tsx'

/** Renders figures of 30 days and today's usage; each links to the conversations behind it. */
export function ConversationFigures() {
  const t = useTranslate()
  const { number } = useFormats()
  const { data, error, refetch } = useQuery(conversationFiguresOptions)
  const spent = useSpent(data)
  if (error && !data) return <StatsFailed text={t(words.figuresFailed)} onRetry={refetch} />
  const percent = data && (data.answeredPercent === null ? '—' : `${data.answeredPercent}%`)
  const ratings = data && `${number(data.up)} / ${number(data.down)}`
  return (
    <StatCards
      label={t(words.figures)}
      stats={[
        { label: t(words.list), to: countedPath(), value: data && number(data.conversations) },
        {
          label: t(words.questionCount),
          to: countedPath({ sort: '-questions' }),
          value: data && number(data.questions),
        },
        { label: t(words.answered), to: countedPath({ mark: 'unanswered' }), value: percent },
        { label: t(words.ratings), to: countedPath({ mark: 'up,down' }), value: ratings },
        {
          label: t(words.handedOver),
          to: countedPath({ mark: 'handed-over' }),
          value: data && number(data.handedOver),
        },
        spent,
      ]}
    />
  )
}

function useSpent(data: Figures | undefined): Stat {
  const t = useTranslate()
  const { number } = useFormats()
  const stat = { label: t(words.spent), to: countedPath({ sort: '-costUsd' }) }
  if (!data) return { ...stat, value: undefined, note: '', share: 0 }
  const { today, limits } = data
  const share = shareOfLimits(data)
  const tokens = limits.tokens > 0 ? t(words.ofTokens)(number(today.tokens), number(limits.tokens)) : undefined
  const budget = limits.costUsd > 0 ? t(words.ofBudget)(formatUsd(limits.costUsd)) : undefined
  const note = share === 1 ? t(words.limitReached) : [budget, tokens].filter(Boolean).join(' · ')
  return {
    ...stat,
    hint: t(words.in30Days)(formatUsd(data.costUsd)),
    value: formatUsd(today.costUsd),
    note: note || t(words.noLimit),
    isUrgent: share === 1,
    ...(share !== undefined && { share }),
  }
}

/** Returns the used share of the day's limits, 0 to 1: the higher of the two. Undefined where no limit is set. */
function shareOfLimits({ today, limits }: Pick<Figures, 'today' | 'limits'>): number | undefined {
  const shares = [
    ...(limits.tokens > 0 ? [today.tokens / limits.tokens] : []),
    ...(limits.costUsd > 0 ? [today.costUsd / limits.costUsd] : []),
  ]
  return shares.length > 0 ? Math.min(1, Math.max(...shares)) : undefined
}
