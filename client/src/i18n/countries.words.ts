import { type ServiceCountry, servedLabels } from '#contract/catalogue/values/served-countries.ts'
import type { Dictionary } from './language.tsx'

/** Names of the service areas. `Intl.DisplayNames` would block a phone for about 40 ms on first use. */
export const countryWords = servedLabels satisfies Dictionary & Record<ServiceCountry, unknown>
