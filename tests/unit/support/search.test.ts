import { describe, expect, it } from 'vitest'
import { closest, matches } from '../../../client/src/site/support/search.ts'

const texts = [
  { 'zh-TW': '標示的電池壽命可靠嗎？', en: 'Can I rely on the stated battery life?' },
  { 'zh-TW': '上報愈密，壽命愈短。', en: 'Denser NB-IoT reports shorten it.' },
]

describe('what a search finds among the answers', () => {
  it.each([
    ['nothing typed finds everything', '', true],
    ['a word, any case', 'BATTERY', true],
    ['each word must occur', 'battery warranty', false],
    ['words in any order', 'life battery', true],
    ['a hyphen belongs to a word', 'nb-iot', true],
    ['the other language', '電池', true],
    ['both languages at once', '電池 battery', true],
    ['both languages without a space', '電池life', true],
    // 電池 池壽 壽命 命多 多久: three of five pairs occur
    ['a question worded otherwise', '電池壽命多久', true],
    // 保養 養期 期多 多長: none occurs
    ['another question', '保養期多長', false],
    ['a single sign', '池', true],
    ['a character that does not occur', '車', false],
    ['full-width letters', 'ＮＢ-ＩｏＴ', true],
    ['only signs without meaning', '？！', true],
  ])('%s', (_, typed, found) => {
    expect(matches(texts, typed)).toBe(found)
  })
})

const entries = [
  {
    id: 'battery',
    question: [{ 'zh-TW': '標示的電池壽命可靠嗎？', en: 'Can I rely on the stated battery life?' }],
    answer: [{ 'zh-TW': '上報愈密，壽命愈短。', en: 'Denser reports shorten it.' }],
  },
  {
    id: 'basement',
    question: [{ 'zh-TW': '網關應該放在哪裏？', en: 'Where should gateways go?' }],
    answer: [{ 'zh-TW': '地庫收不到訊號，就加一部。', en: 'A basement without a signal needs one of its own.' }],
  },
  {
    id: 'recycling',
    question: [{ 'zh-TW': '舊電池怎樣棄置？', en: 'How do I dispose of old batteries?' }],
    answer: [{ 'zh-TW': '交回收點。', en: 'At a collection point.' }],
  },
  ...Array.from({ length: 9 }, (_, index) => ({
    id: `other-${index}`,
    question: [{ 'zh-TW': '怎樣付款？', en: 'How do I pay?' }],
    answer: [{ 'zh-TW': '銀行轉賬。', en: 'By bank transfer.' }],
  })),
]

describe('what comes closest to a whole sentence', () => {
  it.each([
    ['Chinese, by what is rare', '感測器的電池壽命實際有多長？', ['battery']],
    ['English, by what is rare', 'How long is a battery’s life?', ['battery']],
    ['singular and plural', 'Which batteries?', ['battery', 'recycling']],
    ['what only an answer speaks of', 'What can be done about a basement with no signal?', ['basement']],
    ['the same in Chinese', '地庫收不到訊號，可以怎樣解決？', ['basement']],
    ['words that merely ask', 'How do I? 怎樣可以？', []],
    ['what nothing speaks of', 'zzzz 今日天氣', []],
    ['characters that mean something in a pattern', '(.*)+[', []],
    ['nothing', '', []],
  ])('%s', (_, typed, found) => {
    expect(closest(entries, typed).map(({ id }) => id)).toEqual(found)
  })
})
