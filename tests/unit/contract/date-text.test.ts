import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { dateText } from '#contract/i18n/date-text.ts'
import { dateLocales, type ReaderLanguage } from '#contract/i18n/languages.ts'

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

it('no page of the site writes a date of its own', () => {
  const files = readdirSync('client/src/site', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  expect(files.length).toBeGreaterThan(100)
  const own = files.filter((file) =>
    /DateTimeFormat|toLocale(?:Date|Time)String|Date\([^)]*\)\.toLocale/.test(
      readFileSync(path.join('client/src/site', file), 'utf8'),
    ),
  )
  expect(own).toEqual([])
})
