import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { numberText } from '#contract/i18n/formats.ts'
import { languageTags, readerLanguages, writtenLanguages } from '#contract/i18n/languages.ts'
import { shortNumberText } from '../../../client/src/site/lpwan/chooser/costs/useCosts.ts'

it.each(readerLanguages)('writes numbers as Intl does, for readers of %s', (language) => {
  const format = new Intl.NumberFormat(languageTags[language])
  const numbers = fc.oneof(
    fc.integer(),
    fc.integer().map((value) => value / 1000),
  )
  fc.assert(
    fc.property(numbers, (value) => {
      expect(numberText(value)).toBe(format.format(value))
    }),
  )
})

it.each(writtenLanguages)('writes them short as Intl does, in %s', (language) => {
  const format = new Intl.NumberFormat(languageTags[language], { notation: 'compact', maximumSignificantDigits: 3 })
  const numbers = [
    0, 7, 999, 1000, 1234, 7760, 9999, 12_345, 77_610, 287_040, 999_499, 999_999, 1_234_567, 98_765_432, 1_500_000_000,
  ]
  expect(numbers.map(shortNumberText)).toEqual(numbers.map((number) => format.format(number)))
})

it('no page of the site waits for Intl to write a number', () => {
  const files = ['client/src', 'content', 'contract'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('admin/'))
      .map((file) => path.join(folder, file)),
  )
  expect(files.length).toBeGreaterThan(500)
  const slow = files.filter((file) => /Intl\.(?:Number|List)Format|\.toLocaleString\(/.test(readFileSync(file, 'utf8')))
  expect(slow).toEqual([])
})
