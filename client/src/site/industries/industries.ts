import { type IndustryChoice, industryChoices } from '#content/solutions/industries.ts'
import { paths } from '../../paths.ts'

/**
 * The industry that an address asks for: the query's, else what follows /solutions/.
 * @returns `all` where that is nothing we know
 */
export function industryOf(rest: string, parameters: URLSearchParams): IndustryChoice {
  const requested = parameters.get('industry') ?? rest.replace(/\/$/, '')
  return industryChoices.find((choice) => choice === requested) ?? 'all'
}

/** Where the page shows this choice. */
export function addressOf(choice: IndustryChoice): string {
  return choice === 'all' ? paths.solutions : `${paths.solutions}/${choice}`
}
