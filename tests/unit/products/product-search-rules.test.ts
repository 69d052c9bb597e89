import { describe, expect, it } from 'vitest'
import { isOfWordsAlone, type SearchWay, tsqueryOf } from '#server/modules/catalogue/search/product-search.rules.ts'

describe('a search as a tsquery', () => {
  it.each([
    ['asks for every word, a name as far as it is typed', 'Milesight ws', "('milesight':*) & ('ws')"],
    ['finds a model with and without its hyphen', 'em300', "('em' & '300' | 'em300':*)"],
    ['takes a word of letters, and a code as a whole, for begun', 'abc12', "('abc':* & '12' | 'abc12':*)"],
    ['takes no number with letters behind for begun by itself', '12abc', "('12' & 'abc':* | '12abc':*)"],
    [
      'asks for other words for a thing, whole ones',
      'CO2',
      "('co2' | '二氧' & '氧化' & '化碳' | 'carbon' & 'dioxide')",
    ],
    ['is empty where there is no word', '  ', ''],
    ['is empty where a character stands alone, which only letters find', '溫 milesight', ''],
  ])('%s', (_case, search, query) => expect(tsqueryOf(search, 'synonyms')).toBe(query))

  it.each<SearchWay>(['synonyms', 'related'])(
    'does not ask for what every product has beside anything else: %s',
    (way) => {
      expect(tsqueryOf('漏水感測器 價錢', way)).toBe(tsqueryOf('漏水感測器', way))
    },
  )

  it.each<SearchWay>(['synonyms', 'related'])('asks for what every product has where that is all: %s', (way) => {
    expect(tsqueryOf('價錢', way)).toContain("'價錢'")
  })

  it('asks for what nearly every product has where only its own words count', () => {
    const sensor = tsqueryOf('感測器', 'synonyms')
    expect(sensor).toContain("'感測' & '測器'")
    expect(tsqueryOf('感測器 milesight', 'synonyms')).toBe(`${sensor} & ('milesight':*)`)
    expect(tsqueryOf('感測器 milesight', 'related')).toBe("('milesight':*)")
  })

  it('asks for more where all that is said of a thing counts', () => {
    expect(tsqueryOf('CO2', 'synonyms')).not.toContain("'ventilation'")
    expect(tsqueryOf('CO2', 'related')).toContain("'ventilation'")
  })
})

describe('whether a tsquery finds whatever the letters of a search are in', () => {
  it.each([
    ['漏水', true],
    [' 漏水   感測器 ', true],
    ['漏', false],
    ['漏水 感', false],
    ['漏水 wl', false],
    ['wl漏水', false],
    ['漏水wl', false],
    ['leak', false],
  ])('「%s」: %s', (search, isAlone) => expect(isOfWordsAlone(search)).toBe(isAlone))
})
