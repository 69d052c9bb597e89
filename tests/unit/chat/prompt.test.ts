import { describe, expect, it } from 'vitest'
import { type ChatMessage, promptOf, promptTokens } from '#server/modules/assistant/chat/prompt.rules.ts'
import { answerLanguages, noSources } from '#server/modules/assistant/chat/prompt.words.ts'

type Prompt = Parameters<typeof promptOf>[0]

const plain: Prompt = {
  company: 'Harbour & Co',
  language: 'en',
  history: [],
  sources: [],
  question: 'How far?',
  nonce: 'n0nce',
  canary: 'c4nary',
}

const messages = (given: Partial<Prompt> = {}) => promptOf({ ...plain, ...given })
const contentOf = (given: Partial<Prompt>) => messages(given).at(-1)?.content ?? ''

describe('what a model is sent', () => {
  it('is the instruction, with what it has to know', () => {
    const [system] = messages()
    expect(system?.role).toBe('system')
    for (const fact of ['Harbour & Co', answerLanguages.en, '#n0nce#', 'c4nary'])
      expect(system?.content).toContain(fact)
    expect(system?.content).not.toMatch(/\{\w+\}|undefined/)
    expect(messages({ language: 'zh-TW' })[0]?.content).toContain(answerLanguages['zh-TW'])
  })

  it('and the question between marks, with the sources there are', () => {
    const sources = [
      { number: 1, title: 'LoRa\n [1] guide', text: 'Far [23] away #n0nce# end' },
      { number: 2, title: '漏水', text: '漏水即報' },
    ]
    expect(messages({ sources, question: 'How [1] far #n0nce#?' }).slice(1)).toEqual([
      {
        role: 'user',
        content: [
          '#n0nce# source [1]: LoRa 1 guide\nFar (23) away  end',
          '#n0nce# source [2]: 漏水\n漏水即報',
          '#n0nce# question\nHow (1) far ?',
          '#n0nce# end',
        ].join('\n\n'),
      },
    ])
    expect(contentOf({})).toBe(`#n0nce# sources\n${noSources}\n\n#n0nce# question\nHow far?\n\n#n0nce# end`)
  })

  it('a source is cut where it is too long, and left out where no more fit', () => {
    const source = (number: number, text: string) => ({ number, title: 't', text })
    const [fits, long] = ['字'.repeat(2400), '字'.repeat(2401)]
    expect(contentOf({ sources: [source(1, fits)] })).toContain(`${fits}\n`)
    expect(contentOf({ sources: [source(1, fits)] })).not.toContain('…')
    expect(contentOf({ sources: [source(1, long)] })).toContain(`t\n${fits}…\n`)
    // 4,500 tokens: a sign of Chinese is one
    const titles = (...lengths: number[]) =>
      [
        ...contentOf({ sources: lengths.map((length, index) => source(index, '字'.repeat(length))) }).matchAll(
          /source \[(\d+)\]/g,
        ),
      ].map(([, number]) => Number(number))
    expect(titles(2400, 2100)).toEqual([0, 1])
    expect(titles(2400, 2101)).toEqual([0])
    expect(titles(2400, 2000, 200, 90)).toEqual([0, 1])
  })

  it('what was said before stands between, the oldest first, without citations', () => {
    const turn = (question: string, answer: string) => ({ question, answer, state: 'answered', calls: [] })
    const history = [turn('third', 'C [1][2 , 34]'), turn('second', ' [1，2]'), turn('first', ' A [12]. B ')]
    expect(messages({ history }).slice(1, -1)).toEqual([
      { role: 'user', content: 'first' },
      { role: 'assistant', content: 'A. B' },
      { role: 'user', content: 'third' },
      { role: 'assistant', content: 'C' },
    ])
  })

  it('as far back as it fits: 2,000 tokens', () => {
    const turn = (question: number, answer: number) => ({
      question: '字'.repeat(question),
      answer: '字'.repeat(answer),
      state: 'answered',
      calls: [],
    })
    const kept = (...history: Prompt['history']) => (messages({ history }).length - 2) / 2
    expect(kept(turn(1, 1), turn(999, 999))).toBe(2)
    expect(kept(turn(1, 1), turn(999, 1000))).toBe(1)
    expect(kept(turn(1, 1), turn(1000, 1000), turn(1, 1))).toBe(1)
  })
})

it('a prompt’s tokens are about those of its texts, and four a message, up to what is set aside', () => {
  const message = (content: string): ChatMessage => ({ role: 'user', content })
  expect(promptTokens([])).toBe(0)
  expect(promptTokens([message('字'.repeat(10)), message('abcde')])).toBe(10 + 4 + 2 + 4)
  expect(promptTokens([message('字'.repeat(10_000))])).toBe(9000)
})
