import { describe, expect, it } from 'vitest'
import { concepts } from '#content/terms.ts'
import { correctChinese } from '#server/modules/catalogue/search/search-query.rules.ts'
import { expectLinear } from '#tests/support/growth.ts'

describe('Chinese with one sign wrong, left out or too many', () => {
  it.each([
    ['感則器', '感測器'],
    ['漏水感則器', '漏水感測器'],
    ['漏水感器', '漏水感測器'],
    ['空汽質素', '空氣質素'],
    ['空汽質素感測器', '空氣質素感測器'],
    ['感應應器', '感應器'],
  ])('%s is %s', (typed, meant) => {
    expect(correctChinese(typed)).toBe(meant)
  })

  it.each(['漏水感應器', '空氣品質', '水浸', '氫氣', 'zigbee 漏水感應器', ''])('%s stays', (typed) => {
    expect(correctChinese(typed)).toBe(typed)
  })

  it('takes no longer for what is longer than it has to', () => {
    expectLinear((length) => correctChinese('水'.repeat(length)), 100)
  })
})

it('parts of a group stand beside each other in both languages', () => {
  const partsOf = (text: string, sign: string) => text.split(sign).length
  for (const concept of concepts) {
    const [chinese, english] = [partsOf(concept['zh-TW'], '；'), partsOf(concept.en, ';')]
    expect([concept.id, /[，,;]/.test(concept['zh-TW']), /[；、]/.test(concept.en)]).toEqual([concept.id, false, false])
    expect(Math.max(chinese, english)).toBeLessThan(10)
  }
})
