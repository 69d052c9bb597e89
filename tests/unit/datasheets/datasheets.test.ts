import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateOf, dayOf } from '#server/modules/catalogue/datasheets/datasheets.rules.ts'
import { isJpeg, isPng } from '#server/modules/catalogue/datasheets/datasheets-picture.ts'
import { loadFonts, printable } from '#server/platform/documents/document-fonts.ts'
import { paged } from '#server/platform/documents/document-table.ts'
import { solidPng } from '#tests/support/notion/png.ts'

describe('which lines of a table go on which page', () => {
  it.each([
    ['all where they fit', [10, 10, 10], 30, 100, [3]],
    ['as many as fit, the rest on the next', [10, 10, 10, 10], 20, 100, [2, 2]],
    ['none here where the first does not fit', [10, 10, 10], 5, 100, [0, 3]],
    ['none here where the first would stand alone', [10, 10, 10], 15, 100, [0, 3]],
    ['two on the last page, so that none stands alone there', [10, 10, 10, 10], 30, 100, [2, 2]],
    ['none where there is none', [], 30, 100, [0]],
  ])('%s', (_case, heights, first, rest, pages) => expect(paged(heights, first, rest)).toEqual(pages))

  it('loses none and overfills no page', () => {
    const space = fc.integer({ min: 0, max: 200 })
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 100 })), space, (heights, first) => {
        const rest = 100
        const pages = paged(heights, first, rest)
        expect(pages.reduce((sum, count) => sum + count, 0)).toBe(heights.length)
        let from = 0
        for (const [index, count] of pages.entries()) {
          const height = heights.slice(from, from + count).reduce((sum, value) => sum + value, 0)
          expect(height).toBeLessThanOrEqual(index === 0 ? first : rest)
          from += count
        }
      }),
    )
  })
})

describe('texts in characters that the font has', () => {
  it.each([
    ['Hong Kong’s own characters stay', '嘅啲冇喺𨋢咗嚟嗰㗎攞瞓唔咁掂', '嘅啲冇喺𨋢咗嚟嗰㗎攞瞓唔咁掂'],
    ['small figures are set plainly', 'CO₂ µg/m³', 'CO2 µg/m³'],
    ['what is lacking has a geta', '网络 한', '网〓 〓'],
    ['accents are one character with their letter', 'Cafe\u0301', 'Café'],
    ['pictures and controls go', 'a🚀\u0007\u200b\u202eb', 'ab'],
    ['lines end in one way, and a tab is a space', 'a\r\nb\rc\u2028d\te', 'a\nb\nc\nd e'],
  ])('%s', async (_case, text, printed) => {
    const { covers } = await loadFonts('zh-TW')
    expect(printable(text, covers)).toBe(printed)
  })
})

describe('the day of issue is Hong Kong’s', () => {
  it.each([
    ['2026-11-21T15:59:59.999Z', '2026-11-20T16:00:00.000Z', '2026年11月21日', '21 November 2026'],
    ['2026-11-21T16:00:00.000Z', '2026-11-21T16:00:00.000Z', '2026年11月22日', '22 November 2026'],
  ])('%s', (time, day, chinese, english) => {
    expect(dayOf(new Date(time)).toISOString()).toBe(day)
    expect(dateOf(new Date(time), 'zh-TW')).toBe(chinese)
    expect(dateOf(new Date(time), 'en')).toBe(english)
  })
})

/** A PNG with bytes changed. */
function changed(changes: Record<number, number>, size = 16): Buffer {
  const png = Buffer.from(solidPng([1, 2, 3], size))
  for (const [position, value] of Object.entries(changes)) png[Number(position)] = value
  return png
}

describe('photographs that pdfkit can embed without falling over', () => {
  it('takes a whole PNG', () => expect(isPng(changed({}))).toBe(true))

  it.each([
    ['says that it has an alpha channel, and has none', changed({ 25: 6 })],
    ['is interlaced', changed({ 28: 1 })],
    ['has pixels of four bits', changed({ 24: 4 })],
    ['has a kind of colour that there is none of', changed({ 25: 5 })],
    ['is higher than it has lines', changed({ 23: 17 })],
    ['says that it is as large as a wall', changed({ 16: 255, 20: 255 })],
    ['has broken pixels', changed({ 45: 0, 46: 0 })],
    ['ends early', changed({}).subarray(0, 40)],
    ['is empty', Buffer.alloc(0)],
  ])('takes no PNG that %s', (_case, bytes) => expect(isPng(bytes)).toBe(false))

  const frame = (precision: number, channels: number) =>
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 17, precision, 0, 8, 0, 8, channels])

  it('takes a JPEG with a frame', () => expect(isJpeg(frame(8, 3))).toBe(true))

  it.each([
    ['of twelve bits', frame(12, 3)],
    ['of two channels', frame(8, 2)],
    ['without a frame', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['that is empty', Buffer.alloc(0)],
  ])('takes no JPEG %s', (_case, bytes) => expect(isJpeg(bytes)).toBe(false))
})
