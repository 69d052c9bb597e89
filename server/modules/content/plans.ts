import type { ShownPlan } from '#contract/content/plans.ts'
import type { ContentShown } from './shown.ts'

/** The plans that can be had now, in their order, each with the key by which lines of a quotation ask for it. */
export function plansOf(shown: Pick<ContentShown, 'current'>): ShownPlan[] {
  return shown.current('plans').map(({ key, data }) => ({ ...data, key }))
}
