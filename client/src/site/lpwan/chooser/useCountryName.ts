import type { LpwanCountry } from '#contract/catalogue/lpwan.ts'
import { languageTags } from '#contract/i18n/languages.ts'
import { useLanguage } from '../../../i18n/language.tsx'

/** Names countries as the page's language has them for short: 香港, Hong Kong. */
export function useCountryName(): (country: LpwanCountry) => string {
  const names = new Intl.DisplayNames(languageTags[useLanguage()], { type: 'region', style: 'short' })
  return (country) => names.of(country) ?? country
}
