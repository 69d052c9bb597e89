import { describe, expect, it } from 'vitest'
import { inWeights, planOf, tsqueryOf } from '#server/modules/catalogue/search/product-search.rules.ts'
import { vocabularyLexicon } from '#server/modules/catalogue/search/search-query.rules.ts'
import { understandSearch, withoutOf } from '#server/modules/catalogue/search/search-terms.rules.ts'

const tsquery = (search: string, isTyping = false) => tsqueryOf(planOf(search, vocabularyLexicon, isTyping))

/** General words in brackets. */
const understood = (search: string) =>
  understandSearch(search).map(({ text, isCommon }) => (isCommon ? `(${text})` : text))

describe('a search is understood as', () => {
  it.each<[string, string[]]>([
    ['Temperature sensor', ['Temperature', '(sensor)']],
    ['凍房溫度太高會通知我', ['凍房', '溫度', '(通知)']],
    ['温湿度传感器', ['温湿度', '(传感器)']],
    ['我想买一个可以远程关水的阀门', ['(远程)', '关水', '阀门']],
    ['do you sell a valve I can close from my phone', ['valve', 'close', '(from my phone)']],
    ['電掣房門開咗', ['電掣房', '門開']],
    ['天台漏水好大聲', ['天台', '漏水', '大聲']],
    ['阿媽屋企漏水', ['阿媽', '(屋企)', '漏水']],
    ['水感測', ['(感測)', '水感']],
    ['WL-01 三相', ['WL-01', '三相']],
    ['price', ['(price)']],
    ['leak sensor price', ['leak sensor']],
    ['how are you', ['how', 'are', 'you']],
    ['em 03', ['em', '(03)']],
    ['', []],
    ['!?', []],
  ])('%s', (search, words) => expect(understood(search)).toEqual(words))

  it('no more than sixteen words', () => {
    expect(understandSearch(Array.from({ length: 40 }, (_, place) => `qz${place}`).join(' '))).toHaveLength(16)
  })
})

describe('a search as a tsquery', () => {
  it.each([
    ['asks for every word, a name as far as it is typed', 'Milesight ws', "('milesight':*) & ('ws')"],
    ['finds a model with and without its hyphen', 'em300', "('em' & '300' | 'em300':*)"],
    ['finds a model without its zero', 'pk-2', "('pk' & '2' | 'pk' & '02' | 'pk2')"],
    ['takes a word of letters, and a code as a whole, for begun', 'abc12', "('abc':* & '12' | 'abc12':*)"],
    ['takes no number with letters behind for begun by itself', '12abc', "('12' & 'abc':* | '12abc':*)"],
    [
      'asks for other words in both languages and scripts',
      '甲醛',
      "('甲醛' | '裝修' & '修後' & '後空' & '空氣' | '装修' & '修后' & '后空' & '空气' | 'formaldehyde' | 'hcho' | 'ch2o')",
    ],
    ['is empty where there is no word', '  ', ''],
    ['is empty for a sign, which letters find', '錶', ''],
  ])('%s', (_case, search, query) => expect(tsquery(search)).toBe(query))

  it('takes the last word for begun while it is typed', () => {
    expect(tsquery('qz gate', true)).toMatch(/^\('qz'\) & \('gate':\*/)
    expect(tsquery('qz gate')).toMatch(/^\('qz'\) & \('gate' \|/)
  })

  it('does not ask for general words beside others, but where they are all', () => {
    expect(tsquery('漏水感測器 價錢')).toBe(tsquery('漏水感測器'))
    expect(tsquery('milesight sensor')).toBe("('milesight':*)")
    expect(tsquery('sensor')).toContain("'detector'")
    expect(tsquery('價錢')).toContain("'價錢'")
  })

  it('is limited to weights', () => {
    expect(inWeights("'ab':* & 'c' | 'd'", 'AB')).toBe("'ab':*AB & 'c':AB | 'd':AB")
  })
})

describe('words that results lack are told', () => {
  it.each<[string, string[], string[]]>([
    ['Zigbee water leak', ['leak'], ['Zigbee']],
    ['紫水晶漏水', ['漏水'], ['紫水晶']],
    ['紫水晶漏水', ['漏水', '水晶'], []],
    ['sensor leak', ['leak'], []],
  ])('%s, found by %j: %j', (search, found, told) => {
    const terms = understandSearch(search)
    const kept = terms.filter(({ text }) => found.some((word) => text.endsWith(word)))
    expect(withoutOf(terms, kept, search)).toEqual(told)
  })
})
