import { describe, expect, it } from 'vitest'
import { matches } from '../../../client/src/site/support/search.ts'

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
    ['a sign that does not occur', '車', false],
    ['full-width letters', 'ＮＢ-ＩｏＴ', true],
    ['only signs without meaning', '？！', true],
  ])('%s', (_, typed, found) => {
    expect(matches(texts, typed)).toBe(found)
  })
})
