import { expect, it } from 'vitest'
import { serviceCountries } from '#contract/catalogue/values/served-countries.ts'
import { languageTags, writtenLanguages } from '#contract/i18n/languages.ts'
import { countryWords } from '../../../client/src/i18n/countries.words.ts'
import { amountText } from '../../../client/src/i18n/formats.ts'

// What a browser's own Intl says: pages do without, for the time that it takes.

it('writes amounts as Intl does for Hong Kong', () => {
  const format = new Intl.NumberFormat('en-HK', { minimumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' })
  const amounts = [
    0, 0.5, 0.01, 1, 12, 99.5, 151.04, 999.99, 1000, 1180, 12_345.6, 999_999.99, 1_000_000, 123_456_789.12,
  ]
  expect(amounts.map(amountText)).toEqual(amounts.map((amount) => format.format(amount)))
})

it.each(writtenLanguages)(
  'names service areas as Intl does for short, in %s, but the Mainland, as opposed to Hong Kong',
  (language) => {
    const names = new Intl.DisplayNames(languageTags[language], { type: 'region', style: 'short' })
    const others = serviceCountries.filter((country) => country !== 'CN')
    expect(others.map((country) => countryWords[country][language])).toEqual(others.map((country) => names.of(country)))
  },
)
