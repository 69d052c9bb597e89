import { describe, expect, it } from 'vitest'
import { vocabulary } from '#content/search/vocabulary.ts'
import { understandSearch } from '#server/modules/catalogue/search/search-terms.rules.ts'

const members = vocabulary.flatMap((group) =>
  [group['zh-TW'].split('、'), group.en.split(',')].flat().map((word) => ({ group, word: word.trim() })),
)

it('has at least 150 groups that name things, nearly all in both languages', () => {
  const naming = vocabulary.filter(({ isCommon }) => !isCommon)
  expect(naming.length).toBeGreaterThanOrEqual(150)
  expect(vocabulary.filter((group) => group['zh-TW'] === '' || group.en === '').length).toBeLessThan(3)
})

it('has each word once in a group', () => {
  for (const group of vocabulary) {
    const words = members.filter((member) => member.group === group).map(({ word }) => word.toLowerCase())
    expect({ id: group.id, words: [...new Set(words)] }).toEqual({ id: group.id, words })
  }
})

it('separates Chinese by 、 and English by commas', () => {
  for (const { id, en, 'zh-TW': chinese } of vocabulary)
    expect({ id, isMixed: /[，,;；。]/.test(chinese) || /[、；;]|\p{Script=Han}/u.test(en) }).toEqual({
      id,
      isMixed: false,
    })
})

/** What each side says is one thing: a search for the one asks for the other. */
describe('finds by another name', () => {
  it.each([
    ['廁所', 'washroom'],
    ['厕所', '洗手間'],
    ['凍房', 'freezer'],
    ['冰柜', '冷庫'],
    ['水掣', 'valve'],
    ['阀门', '水閥'],
    ['电动阀', 'solenoid'],
    ['滿咗', '滿溢'],
    ['客流', 'footfall'],
    ['人头', 'people'],
    ['物联网卡', 'SIM'],
    ['流量卡', 'sim'],
    ['垃圾筒', 'trash'],
    ['传感器', '偵測'],
    ['检测仪', 'sensor'],
    ['摩打', 'motor'],
    ['网关', 'gateway'],
    ['车位', 'parking'],
    ['看板', 'dashboard'],
    ['爆水喉', 'leak'],
    ['劏房', 'tenant'],
    ['logger', '記錄'],
    ['fridge', '雪櫃'],
    ['submeter', '電錶'],
    ['CO₂', '二氧化碳'],
    ['haccp', '冷庫'],
  ])('%s: %s', (search, word) => {
    const asked = understandSearch(search).flatMap(({ own, wide }) =>
      [...own, ...wide].map((phrase) => phrase.join(' ')),
    )
    const [target] = understandSearch(word)
    expect(asked.some((phrase) => target?.own.some((own) => own.join(' ') === phrase))).toBe(true)
  })
})
