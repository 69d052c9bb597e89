import { describe, expect, it } from 'vitest'
import { asked } from '#server/features/knowledge/asking.rules.ts'
import { weighed } from '#server/features/knowledge/weights.rules.ts'

/** Of a word that no page and no product has. */
function weightOf(word: string): number {
  const none = { passages: 0, products: 0, all: 0 }
  return weighed(asked(word).terms, () => none)[0]?.weight ?? 0
}

describe('what a number says that nothing here has', () => {
  it.each(['240', '1500'])('%s: how many, so that it hardly counts', (number) => {
    expect(weightOf(number)).toBeLessThan(weightOf('zeppelin') / 2)
  })

  it('1998: of which year, as any other word does', () => {
    expect(weightOf('1998')).toBe(weightOf('zeppelin'))
  })
})
