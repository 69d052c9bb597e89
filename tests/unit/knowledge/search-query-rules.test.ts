import { describe, expect, it } from 'vitest'
import {
  folded,
  latinWords,
  type Phrase,
  parseQuestion,
  type Term,
  wordsOfConcepts,
} from '#server/modules/catalogue/search/search-query.rules.ts'

/** A term in a line: its kind, what it is found by, and its marks. */
function line({ kind, own, isAttribute, isOfEveryProduct, isCommon }: Term): string {
  const marks = [isAttribute && 'attribute', isOfEveryProduct && 'every', isCommon && 'common'].filter(Boolean)
  return [kind, own.map((phrase) => phrase.join('+')).join('|'), ...marks].join(' ')
}

const linesOf = (question: string) => parseQuestion(question).terms.map(line)

describe('a question asks about', () => {
  it.each<[string, string[]]>([
    ['WL-01 幾多錢？', ['word wl+01|wl+01|wl01', 'concept 多錢|多钱 attribute every']],
    ['漏水器', ['concept 漏水']],
    ['Do you have leak sensors with IP67?', ['concept leak+sensors', 'word ip+67|ip67|ip67']],
    ['感测器', ['concept 感測+測器|感测+测器 common']],
    ['天台', ['pair 天台']],
    ['大天台', ['pair 大天', 'pair 天台']],
    ['天台 zeppelin 天台', ['word zeppelin|zeppelin|zeppelin', 'pair 天台']],
    [
      '氫氣感測器 hydrogen',
      ['pair 氫氣|氫气', 'concept 感測+測器|感测+测器 common', 'word hydrogen|hydrogen|hydrogen'],
    ],
    ['有冇 sub-meter', ['concept sub+meter']],
    ['the sub meters', ['concept sub+meters']],
    ['submeters', ['concept submeters']],
    ['leaked', ['concept leaked']],
    ['a-b', ['word a+b|a+b|ab']],
    ['HI-WL-01', ['word hi+wl+01|hi+wl+01|hiwl01']],
    ['2x4cm', ['word 2+x+4+cm|2x4cm|2x4cm']],
    ['ＬｏＲａ', ['concept lora']],
    ['防唔防水', ['concept 防水 attribute']],
    ['器', ['word 器']],
    ['', []],
    ['!?', []],
  ])('%s', (question, lines) => {
    expect(linesOf(question)).toEqual(lines)
  })

  it('itself where it is nothing but what questions are asked with', () => {
    expect(linesOf('how are you')).toEqual(['word how', 'word are', 'word you'])
    expect(linesOf('點樣呀')).toEqual(['word 點樣', 'word 樣呀'])
  })

  it('what is in it once, and 32 things at most', () => {
    expect(linesOf('zeppelin zeppelin')).toHaveLength(1)
    const words = Array.from({ length: 40 }, (_, place) => `w${String.fromCharCode(97 + (place % 26))}q${place}`)
    expect(linesOf(words.join(' '))).toHaveLength(32)
    expect(linesOf(words.slice(0, 31).join(' '))).toHaveLength(31)
  })

  it('other words for the same, in both languages', () => {
    const [lora] = parseQuestion('LoRa').terms
    expect(lora?.wide).toEqual(parseQuestion('LoRaWAN').terms[0]?.wide)
    expect(lora?.wide).toEqual(expect.arrayContaining<Phrase>([['lora'], ['lorawan']]))
    const [leak] = parseQuestion('漏水').terms
    expect(leak?.wide).toEqual(
      expect.arrayContaining<Phrase>([
        ['漏水'],
        ['水浸'],
        ['leak'],
        ['water', 'leak'],
        ['漏水', '水感', '感測', '測器'],
      ]),
    )
    expect(parseQuestion('zeppelin').terms[0]?.wide).toEqual([])
    expect(parseQuestion('天台').terms[0]?.wide).toEqual([])
  })

  it.each<[string, boolean]>([
    ['它的電池呢？', true],
    ['and its price?', true],
    ['這款防水嗎', true],
    ['Is this one waterproof', true],
    ['電池呢？', false],
    ['the price of a thesis', false],
    ['Everything', false],
  ])('%s points at what was named before: %s', (question, isPointing) => {
    expect(parseQuestion(question).isPointing).toBe(isPointing)
  })
})

it.each<[string, string[]]>([
  ['Do you have leek sensors', ['leek', 'sensors']],
  ['leek LEEK', ['leek']],
  ['abc abcd', ['abcd']],
  ['ab-leek leek-ab leek2 2leek', []],
  [`${'x'.repeat(30)} ${'y'.repeat(31)}`, ['x'.repeat(30)]],
  ['漏水leek漏水', ['leek']],
  ['漏水', []],
])('words that may be in error, of row %#', (question, words) => {
  expect(latinWords(question)).toEqual(words)
})

it('no more than 16 of them', () => {
  const words = Array.from({ length: 20 }, (_, place) => `leek${'abcdefghijklmnopqrst'.charAt(place)}`)
  expect(latinWords(words.join(' '))).toEqual(words.slice(0, 16))
})

it.each([
  ['ＡＢＣ １２', 'abc 12'],
  ['感测器 漏水', '感測器 漏水'],
  ['防唔防水', '防水'],
  ['防不防水', '防水'],
  ['防得防水', '防得防水'],
])('%s is read as %s', (text, expected) => {
  expect(folded(text)).toBe(expected)
})

it('words of what things are called are Latin ones, one by one', () => {
  const words = wordsOfConcepts()
  expect(words).toEqual(expect.arrayContaining(['sensor', 'burst', 'pipe', 'sub', 'meter']))
  expect(words.every((word) => /^[a-z]*$/.test(word))).toBe(true)
  expect(words.filter((word) => word === '').length).toBeLessThan(20)
})
