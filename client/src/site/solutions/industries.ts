import { paths } from '../../paths.ts'

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

/**
 * The industry that an address asks for: the query's, else what follows /solutions/.
 * @returns `all` where that is nothing we know
 */
export function industryOf(rest: string, parameters: URLSearchParams): IndustryChoice {
  const asked = parameters.get('industry') ?? rest.replace(/\/$/, '')
  return industryChoices.find((choice) => choice === asked) ?? 'all'
}

/** Where the page shows this choice. */
export function addressOf(choice: IndustryChoice): string {
  return choice === 'all' ? paths.solutions : `${paths.solutions}?${new URLSearchParams({ industry: choice })}`
}
