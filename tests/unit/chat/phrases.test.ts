import { describe, expect, it } from 'vitest'
import { phrases } from '#server/modules/assistant/planner/understanding/phrases.rules.ts'

const cases: [list: string, text: string, found: string | null][] = [
  ['price · how much', 'how much is it', 'how much'],
  ['cost\nprice', 'a priceless cost', 'cost'],
  ['price', 'enterprice', null],
  ['price[s]', 'prices of both', 'prices'],
  ['lead[ /-]time', 'leadtime', 'leadtime'],
  ['warrant*', 'is it warranted', 'warranted'],
  ['(call/ring) us', 'ring us', 'ring us'],
  ['^thank you{ so/ much}$', 'thank you so much', 'thank you so much'],
  ['when … open', 'when do your shops open?', 'when do your shops open'],
  ['when … open', 'when open', 'when open'],
  ['_ year plan', 'the five-year plan, a ten year plan', 'ten year plan'],
  ['net ##', 'net 30', 'net 30'],
  ['stock-( exchange)', 'stock exchange', null],
  ['any+( … left)', 'any sensors left', 'any'],
  ['-(out of )stock', 'out of stock', null],
  ['need a [new ]+(gateway)', 'need a gateway', 'need a '],
  ['for $1', 'for $1', 'for $1'],
  ['why?', 'whyx', null],
  ['(key/card) & (lost/gone) & !wallet', 'gone\nare my keys, and a card', ''],
  ['(key/card) & (lost/gone) & !wallet', 'a card is lost with the wallet', null],
  ['(key/card) & lost', 'the card is here', null],
]

describe('phrases', () => {
  it.each(cases)('%s in “%s”', (list, text, found) => {
    expect(phrases({ 'zh-TW': '', en: list }).en.exec(text)?.[0] ?? null).toBe(found)
  })

  it('match Chinese anywhere, and Latin words among it as a whole', () => {
    const list = phrases({ 'zh-TW': '幾(錢/多錢) · 回覆…保證 · iso · sim 卡', en: '' })['zh-TW']
    const found = [
      '門磁幾多錢呀',
      '回覆時間有保證',
      'iso9001證書',
      '公司有iso未',
      'isolated',
      'sim卡',
      '回覆九個字以上才有的一個保證',
    ]
    expect(found.map((text) => list.exec(text)?.[0] ?? null)).toEqual([
      '幾多錢',
      '回覆時間有保證',
      'iso',
      'iso',
      null,
      'sim卡',
      null,
    ])
  })
})
