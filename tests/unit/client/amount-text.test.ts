import { expect, it } from 'vitest'
import { lpwanCountries } from '#contract/catalogue/lpwan.ts'
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

it.each(writtenLanguages)('names countries as Intl does for short, in %s', (language) => {
  const names = new Intl.DisplayNames(languageTags[language], { type: 'region', style: 'short' })
  expect(lpwanCountries.map((country) => countryWords[country][language])).toEqual(
    lpwanCountries.map((country) => names.of(country)),
  )
})
