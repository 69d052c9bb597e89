import { describe, expect, it } from 'vitest'
import { analyseQuestion } from '#server/modules/assistant/answers/intents.rules.ts'

describe('how many of a thing a question is for', () => {
  it.each<[string, number]>([
    ['25 個幾錢', 25],
    ['要25件', 25],
    ['40 units', 40],
    ['40 unit order', 40],
    ['price of 12 pieces', 12],
    ['a 12 piece order', 12],
    ['30 pcs', 30],
    ['6 sets', 6],
    ['a 6 set order', 6],
    ['8 sensors', 8],
    ['8 sensor kit', 8],
    ['9 devices', 9],
    ['9 device kit', 9],
    ['5 of these', 5],
    ['2 units', 2],
    ['100000 units', 100_000],
  ])('%s', (question, quantity) => {
    expect(analyseQuestion(question).quantity).toBe(quantity)
  })

  it.each(['1 unit', '0 units', '100001 units', '3 個月', '3個星期', '20 storeys', '20 層', 'WL-25 units', 'price'])(
    'not said: %s',
    (question) => {
      expect(analyseQuestion(question).quantity).toBe(undefined)
    },
  )
})

describe('whether a question is for the cheapest', () => {
  it.each([
    '最平係邊款',
    '更平',
    '平啲嘅',
    '平些',
    '有冇便宜嘅',
    '最便宜',
    'a cheap one',
    'the cheapest',
    'lowest price',
  ])('%s', (question) => {
    expect(analyseQuestion(question).isForCheapest).toBe(true)
  })

  it.each(['水平安裝', '平面圖', 'price', '價錢'])('not: %s', (question) => {
    expect(analyseQuestion(question).isForCheapest).toBe(false)
  })
})

describe('the currency that prices are asked in', () => {
  it.each<[string, string]>([
    ['美元幾錢', 'USD'],
    ['用美金計', 'USD'],
    ['price in usd', 'USD'],
    ['in US dollars', 'USD'],
    ['one US dollar', 'USD'],
    ['US$ price', 'USD'],
    ['人民幣幾錢', 'RMB'],
    ['人民币', 'RMB'],
    ['price in RMB', 'RMB'],
    ['in renminbi', 'RMB'],
    ['美觀嗎', 'HKD'],
    ['幾錢', 'HKD'],
    ['price', 'HKD'],
  ])('%s: %s', (question, currency) => {
    expect(analyseQuestion(question).currency).toBe(currency)
  })
})
