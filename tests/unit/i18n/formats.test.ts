import { describe, expect, it } from 'vitest'
import { beforeChinese, unbroken } from '#contract/i18n/formats.ts'

describe('figures and their units', () => {
  it.each([
    ['4 W', '4~W'],
    ['±3 %RH', '±3~%RH'],
    ['88 × 62 × 28 mm', '88 × 62 × 28~mm'],
    ['2.2 to 3.5 m', '2.2 to 3.5~m'],
    ['2.2 至 3.5 米', '2.2 至 3.5~米'],
    ['0–1,000 µg/m³', '0–1,000~µg/m³'],
    ['10 年', '10~年'],
    ['-20 to 60 °C, 15 minutes; at once', '-20 to 60~°C, 15 minutes; at once'],
    ['4 in one', '4 in one'],
  ])('%s stays on one line', (text, kept) => {
    expect(unbroken(text).replaceAll('\u00a0', '~')).toBe(kept)
  })
})

it.each([
  ['Purchasing team', 'Purchasing team '],
  ['Chan Tai Man (IT)', 'Chan Tai Man (IT) '],
  ['陳大文', '陳大文'],
])('%s stands apart from Chinese after it', (name, apart) => {
  expect(beforeChinese(name)).toBe(apart)
})
