import { describe, expect, it } from 'vitest'
import { questionGroups } from '#content/questions.words.ts'
import { slugsOf } from '#server/modules/assistant/questions/questions.rules.ts'

const id = '0193f2a7-6c1e-7000-8000-000000000000'
const slugs = (question: string, questionEn: string) => [...slugsOf({ question, questionEn }, id)]

describe('the addresses that a question may have', () => {
  it.each([
    ['in English first', 'LoRaWAN 有多遠？', 'How far does it reach?', 'how-far-does-it-reach'],
    ['of what is Latin in its Chinese', 'LoRaWAN gateway 有多遠？', '', 'lorawan-gateway'],
    ['of what is Latin in its Chinese, where its English is a scrap', 'LoRaWAN gateway？', 'Why?', 'lorawan-gateway'],
    ['of its id, where nothing is Latin', '有多遠？', '', 'q-0193f2a7'],
    ['of its id, where scraps are', '9 合 1 的 EM-01？', '', 'q-0193f2a7'],
    ['of its id, where only figures are', '12-34-56-789？', '', 'q-0193f2a7'],
    ['of its id, where no word is', 'EM-01 還是 EM-02？', '', 'q-0193f2a7'],
    ['of as little as eight letters', '', 'Lora 915', 'lora-915'],
    ['of its id, where there are fewer', '', 'Lora 91', 'q-0193f2a7'],
  ])('are %s', (_what, question, questionEn, wanted) => {
    expect(slugs(question, questionEn)[0]).toBe(wanted)
  })

  const ten = 'abcdefghi'
  const sixty = `${`${ten} `.repeat(5)}abcdefghij`
  it.each([
    ['all of sixty letters', sixty, sixty],
    ['sixty letters, before another word', `${sixty} and more`, sixty],
    ['whole words of more', `${sixty}k`, `${ten} `.repeat(5).trim()],
    ['whole words of much more', `${ten} `.repeat(9), `${ten} `.repeat(6).trim()],
  ])('have %s', (_what, questionEn, kept) => {
    expect(slugs('', questionEn)[0]).toBe(kept.replaceAll(' ', '-'))
  })

  it('are never longer than sixty letters', () => {
    expect(slugs('', 'a'.repeat(90))[0]).toBe('a'.repeat(60))
  })

  it('are numbered for questions that are called the same, and end with one that nobody else has', () => {
    const all = slugs('', 'How far does it reach?')
    const numbered = Array.from({ length: 19 }, (_, index) => `how-far-does-it-reach-${index + 2}`)
    expect(all).toEqual(['how-far-does-it-reach', ...numbered, 'q-0193f2a7'])
  })

  const built = questionGroups.flatMap((group) => [group.id, ...group.questions.map((question) => question.id)])
  it.each(built.filter((each) => each.length >= 8))('are none that the page has already: %s', (each) => {
    expect(slugs('', each.replaceAll('-', ' '))[0]).toBe(`${each}-2`)
  })
})
