import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { offerEndText } from '#contract/catalogue/values/promotion-end.ts'
import { dateText, dayText } from '#contract/i18n/formats.ts'
import { dateLocales, type ReaderLanguage, writtenLanguages } from '#contract/i18n/languages.ts'
import { dayName, monthName } from '../../../client/src/admin/demo-requests/calendar-days.ts'
import { createFormats } from '../../../client/src/admin/i18n/formats.ts'
import { figureTextsIn } from '../../../client/src/admin/reports/useFigureTexts.ts'

const moment = '2026-11-26T05:07:00Z'
const inHongKong = { timeZone: 'Asia/Hong_Kong' } as const

describe('a date is written one way in each language', () => {
  it.each<[ReaderLanguage, Intl.DateTimeFormatOptions, string]>([
    ['zh-TW', { dateStyle: 'long' }, '2026 年 11 月 26 日'],
    ['zh-CN', { dateStyle: 'long' }, '2026 年 11 月 26 日'],
    ['en', { dateStyle: 'long' }, '26 November 2026'],
    ['zh-TW', { dateStyle: 'full' }, '2026 年 11 月 26 日星期四'],
    ['zh-TW', { day: 'numeric', month: 'short' }, '11 月 26 日'],
    ['en', { day: 'numeric', month: 'short' }, '26 Nov'],
  ])('%s, %o', (language, options, text) => {
    expect(dateText(moment, dateLocales[language], { ...options, ...inHongKong })).toBe(text)
  })

  it('days come first in English, with their weekday too', () => {
    const text = dateText(moment, dateLocales.en, { dateStyle: 'full', ...inHongKong })
    expect(text).toMatch(/^Thursday,? 26 November 2026$/)
  })
})

it('the admin and its calendar write it so, and what an offer ends with', () => {
  const formats = createFormats('zh-TW', inHongKong.timeZone)
  expect(formats.date(moment)).toBe('2026 年 11 月 26 日')
  expect(formats.day('2026-11-26')).toBe('2026 年 11 月 26 日')
  expect(formats.dateTime(moment)).toBe('2026 年 11 月 26 日 13:07')
  expect(formats.exact(moment)).toContain('2026 年 11 月 26 日')
  expect(formats.relative(moment, new Date('2026-12-26'))).toBe('2026 年 11 月 26 日')
  expect(monthName('2026-12', 'zh-TW')).toBe('2026 年 12 月')
  expect(dayName('2026-12-01', 'zh-TW')).toBe('12 月 1 日星期二')
  expect(offerEndText(moment, dateLocales['zh-TW'])).toBe('2026 年 11 月 26 日 13:07')
})

it.each<[ReaderLanguage, string, string, string, string]>([
  ['zh-TW', '11 月 26 日', '26 年 11 月', '2026 年 11 月 26 日至 2026 年 12 月 2 日', '2026 年 11 月 26 日'],
  ['zh-CN', '11 月 26 日', '26 年 11 月', '2026 年 11 月 26 日至 2026 年 12 月 2 日', '2026 年 11 月 26 日'],
  ['en', '26 Nov', 'Nov 26', '26 Nov – 2 Dec 2026', '26 Nov 2026'],
])('charts of the admin write it so in %s', (language, day, month, span, one) => {
  const texts = figureTextsIn(language)
  const [fromDay, toDay] = ['2026-11-26', '2026-12-02']
  expect(texts.bucket({ fromDay, toDay: fromDay }, 'day')).toBe(day)
  expect(texts.bucket({ fromDay, toDay }, 'month')).toBe(month)
  expect(texts.span({ fromDay, toDay }).replaceAll(/[\u2009\u202f]/g, ' ')).toBe(span)
  expect(texts.span({ fromDay, toDay: fromDay })).toBe(one)
})

it('nobody else writes a date of their own', () => {
  const folders = ['client/src', 'contract', 'server', 'content']
  /** These have none of the reader's language: days as YYYY-MM-DD, offsets, a look whether a zone is one. */
  const others = [
    'client/src/admin/ui/days.ts',
    'server/modules/settings/rates.ts',
    'server/modules/settings/settings-faults.ts',
  ]
  const own = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !others.includes(file))
    .filter((file) => {
      const text = readFileSync(file, 'utf8')
      return text.includes('DateTimeFormat(') && !text.includes('figuresApart')
    })
  expect(own).toEqual([])
})

it('no page of the site writes a date of its own', () => {
  const files = ['client/src/site', 'client/src/content'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  )
  expect(files.length).toBeGreaterThan(100)
  const own = files.filter((file) =>
    /DateTimeFormat|toLocale(?:Date|Time)String|Date\([^)]*\)\.toLocale/.test(readFileSync(file, 'utf8')),
  )
  expect(own).toEqual([])
})

it.each(writtenLanguages)('writes a day without Intl as with it, in %s', (language) => {
  const days = Array.from(
    { length: 12 },
    (_, month) => `2026-${String(month + 1).padStart(2, '0')}-0${1 + (month % 9)}`,
  )
  const withIntl = (day: string) => dateText(day, dateLocales[language], { dateStyle: 'long', timeZone: 'UTC' })
  expect(days.map(dayText[language])).toEqual(days.map(withIntl))
})
