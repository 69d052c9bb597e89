import { describe, expect, it } from 'vitest'
import { plainAnswer, transcriptText } from '#contract/assistant/transcripts.ts'
import { expectLinear } from '#tests/support/growth.ts'

describe('plainAnswer', () => {
  it.each([
    ['bold and a citation', 'The **WL-01** is HK$1,180 [1], [2, 3].', 'The WL-01 is HK$1,180,.'],
    ['a link to a page', 'See [the sensor](/products/water-leak-sensor).', 'See the sensor.'],
    ['a list', '- one\n* two\n  + three', '• one\n• two\n  • three'],
    ['a heading and a quote', '## Cost\n> asked\nplain', 'Cost\nasked\nplain'],
    ['a table', '| Name | Price |\n| --- | ---: |\n| WL-01 | 1,180 |', 'Name · Price\n\nWL-01 · 1,180'],
    ['code', '```\nA `b`\n```', 'A b'],
    ['what only looks like marks', '2 * 3 * 4 = 24, snake_case_name, -5 °C', '2 * 3 * 4 = 24, snake_case_name, -5 °C'],
    ['Chinese', '**漏水感測器**適用[1]。', '漏水感測器適用。'],
  ])('leaves the words of %s', (_what, markdown, text) => {
    expect(plainAnswer(markdown)).toBe(text)
  })

  it.each(['[', '*', '|', '`', '![](', '- -', '> ', '[1, '])('is quick with what is hostile: %j', (part) => {
    expectLinear((times) => plainAnswer(part.repeat(times)), 625)
  })
})

describe('transcriptText', () => {
  const one = { question: 'How far?', answer: 'Two **kilometres** [1].' }
  const two = { question: 'And indoors?', answer: '' }

  it('names who asked and who answered, in the language', () => {
    expect(transcriptText([one, two], 'en', 1500)).toBe(
      'Q: How far?\nA: Two kilometres.\n\nQ: And indoors?\nA: (no answer)',
    )
    expect(transcriptText([two], 'zh-TW', 1500)).toBe('問：And indoors?\n答：（沒有回答）')
    expect(transcriptText([], 'en', 1500)).toBe('')
  })

  it('keeps the last that there is room for, and says that there were others', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({
      question: `Question ${index}?`,
      answer: 'Yes. '.repeat(40),
    }))
    const text = transcriptText(many, 'en', 1500)
    expect(text.length).toBeLessThanOrEqual(1500)
    expect(text).toMatch(/^\(Earlier questions are left out\.\)\n\nQ: Question \d+\?/)
    expect(text).toContain('Question 29?')
    expect(text).not.toContain('Question 0?')
  })

  it('cuts what is long where a sentence ends, and never within a character', () => {
    const long = { question: '😀'.repeat(400), answer: `${'A sentence that says something. '.repeat(30)}` }
    const text = transcriptText([long], 'en', 1500)
    expect(text.isWellFormed()).toBe(true)
    expect(text).toMatch(/😀…\nA: /)
    expect(text).toMatch(/something\.…$/)
    expect(text.length).toBeLessThan(800)
  })
})
