/** Spec §2, /solutions, in its order. */
export const industries = [
  'commercial',
  'enterprise',
  'retail',
  'logistics',
  'residential',
  'government',
  'industrial',
] as const
export type Industry = (typeof industries)[number]

export const industryChoices = ['all', ...industries] as const
export type IndustryChoice = (typeof industryChoices)[number]
