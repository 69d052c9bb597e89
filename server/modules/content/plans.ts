import type { ShownPlan } from '#contract/content/plans.ts'
import type { ContentShown } from './shown.ts'

export function plansOf(shown: Pick<ContentShown, 'current'>): ShownPlan[] {
  return shown.current('plans').map(({ key, data }) => ({ ...data, key }))
}
