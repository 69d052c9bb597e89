import type { LpwanCountry } from '#contract/catalogue/lpwan.ts'
import { servedLabels } from '#contract/catalogue/values/served-countries.ts'
import type { Dictionary } from './language.tsx'

/** Where the company delivers. Written down, since `Intl` keeps each page of a phone waiting for 40 ms before it names the first country. */
export const countryWords = servedLabels satisfies Dictionary & Record<LpwanCountry, unknown>
