import { plans } from '#content/property/plans.words.ts'
import { readings } from '#content/readings.words.ts'
import { regulations } from '#content/regulations.words.ts'
import { industryPages } from '#content/solutions/industries.words.ts'
import { solutions } from '#content/solutions/overview.words.ts'
import type { OwnContent } from '#server/modules/assistant/knowledge/passages/passages.ts'

/** Content that staff own, before they change it. */
export const firstOwnContent: OwnContent = {
  plans,
  industries: { items: industryPages, solutions },
  regulations: { items: regulations, readings },
}
