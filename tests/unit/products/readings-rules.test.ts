import { describe, expect, it } from 'vitest'
import { inChinese, plainSounds, soundsOf } from '#server/modules/catalogue/search/readings.rules.ts'

const words = [
  { text: '漏水', sounds: ['lou', 'shui'] },
  { text: '停車', sounds: ['ting', 'che'] },
  { text: '電錶', sounds: ['dian', 'biao'] },
  { text: '電表', sounds: ['dian', 'biao'] },
  { text: '綠化', sounds: ['lv', 'hua'] },
]
const runs = [{ text: '門磁感測器', sounds: ['men', 'ci', 'gan', 'ce', 'qi'] }]
const sounds = soundsOf(words, runs)

describe('what was typed by its sounds', () => {
  it.each([
    ['in one word', 'loushui', ['漏水']],
    ['in several', 'Lou  Shui', ['漏水']],
    ['with tones as numbers', 'lou4 shui3', ['漏水']],
    ['with tones as marks', 'lòushuǐ', ['漏水']],
    ['with an apostrophe', "ting'che", ['停車']],
    ['with ü as it is, as v and as u', 'lühua', ['綠化']],
    ['two words together', 'loushui tingche', ['漏水 停車']],
    ['beside a word that is none', 'lora loushui', ['lora 漏水']],
    ['alike', 'dianbiao', ['電錶', '電表']],
    ['a part of a name', 'mencigan', ['門磁感']],
    ['nothing that is known', 'sensor', []],
    ['a part of a sound', 'loush', []],
    ['nothing', '', []],
  ])('%s', (_case, typed, chinese) => expect(inChinese(typed, sounds)).toEqual(chinese))

  it.each(['lvhua', 'luhua'])('%s is 綠化', (typed) => expect(inChinese(typed, sounds)).toEqual(['綠化']))

  it('is not read where it is a whole sentence', () => expect(inChinese('loushui'.repeat(9), sounds)).toEqual([]))
})

it('a model number keeps its digits', () => expect(plainSounds('WL-01 em3a ting2')).toBe('wl-01 em3a ting'))
