import { describe, expect, it } from 'vitest'
import { wordDiff } from '#contract/i18n/word-diff.ts'

const former = (text: ReturnType<typeof wordDiff>) => text.filter(({ kind }) => kind !== 'added')
const later = (text: ReturnType<typeof wordDiff>) => text.filter(({ kind }) => kind !== 'removed')
const textOf = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join('')

describe('what differs between two texts', () => {
  it.each([
    ['Ten years on one battery.', 'Twelve years on one battery, no wiring.'],
    ['電池可用十年，毋須更換。', '電池可用十二年，毋須更換。'],
    ['', 'All new'],
    ['All gone', ''],
    ['a b c d', 'd c b a'],
    ['same', 'same'],
  ])('is all of both, whatever it is: %j and %j', (before, after) => {
    const pieces = wordDiff(before, after)
    expect([textOf(former(pieces)), textOf(later(pieces))]).toEqual([before, after])
  })

  it('is told word by word', () => {
    expect(wordDiff('ten years on', 'twelve years on')).toEqual([
      { kind: 'removed', text: 'ten' },
      { kind: 'added', text: 'twelve' },
      { kind: 'same', text: ' years on' },
    ])
  })

  it('sets words in a row that are all others against each other as a whole', () => {
    expect(wordDiff('Energy Analytics SW', 'Notion says SW')).toEqual([
      { kind: 'removed', text: 'Energy Analytics' },
      { kind: 'added', text: 'Notion says' },
      { kind: 'same', text: ' SW' },
    ])
  })
})
