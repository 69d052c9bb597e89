import type { ConversationFigures } from '#contract/assistant/conversations.ts'

/** How much of the day's limits is used, 0 to 1, by the one that is nearer to its end; undefined where none is set. */
export function shareOfLimits({ today, limits }: Pick<ConversationFigures, 'today' | 'limits'>): number | undefined {
  const shares = [
    ...(limits.tokens > 0 ? [today.tokens / limits.tokens] : []),
    ...(limits.costUsd > 0 ? [today.costUsd / limits.costUsd] : []),
  ]
  return shares.length > 0 ? Math.min(1, Math.max(...shares)) : undefined
}
