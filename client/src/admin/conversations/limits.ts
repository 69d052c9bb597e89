import type { ConversationFigures } from '#contract/assistant/conversations.ts'

/** Returns the used share of the day's limits, 0 to 1: the higher of the two. Undefined where no limit is set. */
export function shareOfLimits({ today, limits }: Pick<ConversationFigures, 'today' | 'limits'>): number | undefined {
  const shares = [
    ...(limits.tokens > 0 ? [today.tokens / limits.tokens] : []),
    ...(limits.costUsd > 0 ? [today.costUsd / limits.costUsd] : []),
  ]
  return shares.length > 0 ? Math.min(1, Math.max(...shares)) : undefined
}
