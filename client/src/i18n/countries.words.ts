import type { LpwanCountry } from '#contract/catalogue/lpwan.ts'
import { servedLabels } from '#contract/catalogue/values/served-countries.ts'
import type { Dictionary } from './language.tsx'

/** Names of the countries of delivery. `Intl.DisplayNames` would block a phone for about 40 ms on first use. */
export const countryWords = servedLabels satisfies Dictionary & Record<LpwanCountry, unknown>
