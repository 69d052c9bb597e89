import { describe, expect, it } from 'vitest'
import { costOf, estimatedTokens, hongKongDay, untilMidnightS } from '#server/modules/assistant/chat/limits.rules.ts'
import { createLeakGuard } from '#server/modules/assistant/masking/leak.rules.ts'

it.each([
  ['2026-11-20T15:59:59.999Z', '2026-11-20', 0.001],
  ['2026-11-20T16:00:00Z', '2026-11-21', 24 * 3600],
  ['2026-11-21T04:00:00Z', '2026-11-21', 12 * 3600],
])('%s is in Hong Kong %s, for %d s yet', (moment, day, seconds) => {
  expect(hongKongDay(new Date(moment))).toBe(day)
  expect(untilMidnightS(new Date(moment))).toBe(seconds)
})

it('tokens cost what the settings say, by the million', () => {
  const prices = { promptUsdPerMillion: 2, completionUsdPerMillion: 8 }
  expect(costOf({ prompt: 500_000, completion: 250_000 }, prices)).toBe(3)
  expect(costOf({ prompt: 0, completion: 0 }, prices)).toBe(0)
})

it.each([
  ['', 0],
  ['a', 1],
  ['abcd', 1],
  ['abcde', 2],
  ['漏水感測器', 5],
  ['漏水 leak', 4],
  ['「ＡＢ」', 4],
  ['ひカ한ㄅ★', 5],
])('%s is about %d tokens', (text, tokens) => {
  expect(estimatedTokens(text)).toBe(tokens)
})

describe('an answer that may hold the code of the instruction', () => {
  /** What comes out, piece by piece, and at the end. */
  function through(...pieces: string[]) {
    const guard = createLeakGuard('Ab1ab2')
    const shown = pieces.map((piece) => guard.next(piece))
    return [...shown, guard.rest(), guard.rest()]
  }

  it.each<[string[], (string | undefined)[]]>([
    [
      ['Hello', ' there'],
      ['Hello', ' there', '', ''],
    ],
    [
      ['It is ab', 'out leaks'],
      ['It is ', 'about leaks', '', ''],
    ],
    [
      ['ab1', 'ab1', 'x'],
      ['', 'ab1', 'ab1x', '', ''],
    ],
    [['so ab1ab'], ['so ', 'ab1ab', '']],
    [
      ['AB1', 'x AB'],
      ['', 'AB1x ', 'AB', ''],
    ],
    [['say ab1AB2 now'], [undefined, 'say ab1AB2 now', '']],
    [
      ['say ab', '1a', 'b2'],
      ['say ', '', undefined, 'ab1ab2', ''],
    ],
    [[''], ['', '', '']],
  ])('%j', (pieces, shown) => {
    expect(through(...pieces)).toEqual(shown)
  })
})
