import { describe, expect, it } from 'vitest'
import { isSmallTalk, questionLanguage } from '#server/modules/assistant/chat/language.rules.ts'

describe('a question is answered in', () => {
  it.each([
    ['漏水感測器 price', 'zh-TW', 'zh-TW'],
    ['how much', 'en', 'en'],
    ['sensors with LoRa', 'en', 'en'],
    ['LoRa EM300', null, null],
    ['WELL', null, null],
    ['in-stock the-one', null, null],
    ['42', null, null],
    ['', null, null],
  ] as const)('%s', (question, onChinese, onEnglish) => {
    expect(questionLanguage(question, 'zh-TW')).toBe(onChinese ?? 'zh-TW')
    expect(questionLanguage(question, 'en')).toBe(onEnglish ?? 'en')
  })

  it.each([
    ['水浸传感器多少钱', 'zh-CN'],
    ['漏水感測器幾多錢', 'zh-CN'],
    ['LoRa EM300', 'zh-CN'],
    ['how much', 'en'],
  ] as const)('%s, on a page in simplified Chinese: %s', (question, language) => {
    expect(questionLanguage(question, 'zh-CN')).toBe(language)
  })
})

it.each([
  ['hi', true],
  ['  Hello there! ', true],
  ['thank you so much', true],
  ['唔該晒。', true],
  ['谢谢！', true],
  ['???', true],
  ['👍', true],
  ['', true],
  ['hi, how far?', false],
  ['漏水', false],
  ['42', false],
  ['thanks to whom', false],
])('%j is small talk: %s', (question, isIt) => {
  expect(isSmallTalk(question)).toBe(isIt)
})
