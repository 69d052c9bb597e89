import { describe, expect, it } from 'vitest'
import { excerptOf, sentencesOf, termsOf } from '#server/modules/assistant/answers/sentences.rules.ts'

describe('the sentences of a text', () => {
  it.each<[string, string[]]>([
    ['One. Two! Three? Four', ['One.', 'Two!', 'Three?', 'Four']],
    ['一。 二！三？\n四', ['一。', '二！', '三？', '四']],
    ['  One.\n\nTwo.  ', ['One.', 'Two.']],
    ['It is 2.5 km. See Cap. 610.', ['It is 2.5 km.', 'See Cap. 610.']],
    ['「可以嗎？」可以。', ['「可以嗎？」可以。']],
    ['', []],
  ])('%j', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences)
  })
})

describe('what a text is about', () => {
  it.each<[string, string[]]>([
    ['The batteries are charging', ['batter', 'charg']],
    ['Which sensors do you have?', ['sensor']],
    ['How many days', ['many', 'days']],
    ['NB-IoT on LTE-M', ['nb-iot', 'lte-m']],
    ['電池壽命', ['電池', '池壽', '壽命']],
    ['LoRa 電池', ['lora', '電池']],
    ['水', []],
  ])('%s', (text, terms) => {
    expect([...termsOf(text)]).toEqual(terms)
  })
})

describe('the excerpt of a passage that answers a question', () => {
  const excerpt = (text: string, most: number, { about = '', wanted = [] as RegExp[] } = {}) =>
    excerptOf(text, { terms: termsOf(about), wanted, most })

  it.each<[string, string[], string, number, string]>([
    ['a short passage is given whole', ['Open daily.', 'Need help?'], 'Open daily. Need help?', 22, 'daily'],
    ['else the sentence that the question is about', ['It leaks.'], 'We sell. It leaks. We buy.', 12, 'leaks'],
    ['else its first sentences', ['First.', 'Second.'], 'First. Second. Third and last.', 15, ''],
    ['filled to the last sign', ['Aaa.', 'Bbb.'], 'Aaa. Bbb. Ccc.', 8, ''],
    ['and no farther', ['Aaa.'], 'Aaa. Bbb. Ccc.', 7, ''],
    ['a shorter one takes the place of one too long', ['Aaa.', 'C.'], 'Aaa. Bbbbbb. C.', 8, ''],
    ['the nearest is given even if too long', ['It leaks badly.'], 'We sell. It leaks badly. We buy.', 5, 'leaks'],
    ['in the order of the passage', ['We sell.', 'It leaks.'], 'We sell. It leaks. We buy a lot.', 18, 'leaks'],
    ['a Chinese character counts double', ['電池十年。'], '電池十年。 很好。', 12, ''],
    ['a question with its answer', ['Is it safe?', 'It is.'], 'Is it safe? It is. We sell a lot.', 18, 'safe'],
    ['a later question with its answer', ['Safe?', 'Yes.'], 'We sell a lot of it. Safe? Yes.', 10, 'safe yes'],
    ['no question without its answer', ['So it is.'], 'Is it safe? Very much so. So it is.', 20, 'safe'],
    ['no Chinese one either', ['有貨。'], '安全嗎？非常非常安全的。有貨。', 16, '安全嗎'],
    ['no question at the end', ['We sell.'], 'We sell. We buy a lot of it. Safe?', 15, 'safe'],
    ['a quoted question is no question', ['「可退嗎？」可退。'], '「可退嗎？」可退。我們也賣很多東西。', 20, '可退'],
  ])('%s', (_, sentences, text, most, about) => {
    expect(excerpt(text, most, { about })).toEqual(sentences)
  })

  it('what is asked for counts for more than a word of the question', () => {
    const text = 'It leaks here. It is rated IP67. We sell.'
    expect(excerpt(text, 20, { about: 'leaks', wanted: [/\bIP/] })).toEqual(['It is rated IP67.'])
    expect(excerpt(text, 20, { wanted: [/\bIP/, /battery/] })).toEqual(['It is rated IP67.'])
  })
})
