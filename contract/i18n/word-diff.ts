/** Part of two texts: common, only in the earlier, or only in the later one. */
export interface Piece {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Above this product of the numbers of words, the texts are compared as a whole. */
const workMost = 4_000_000

/** Compares two texts word by word, Chinese included. */
export function wordDiff(before: string, after: string): Piece[] {
  const [former, later] = [wordsOf(before), wordsOf(after)]
  let start = 0
  while (start < former.length && start < later.length && former[start] === later[start]) start += 1
  let end = 0
  const shared = Math.min(former.length, later.length) - start
  while (end < shared && former.at(-1 - end) === later.at(-1 - end)) end += 1
  const middle = diffOf(former.slice(start, former.length - end), later.slice(start, later.length - end))
  return joined([
    ...pieces('same', former.slice(0, start)),
    ...bridged(middle),
    ...pieces('same', end > 0 ? former.slice(-end) : []),
  ])
}

function wordsOf(text: string): string[] {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

function pieces(kind: Piece['kind'], words: string[]): Piece[] {
  return words.map((text) => ({ kind, text }))
}

/** Uses the longest common subsequence. */
function diffOf(former: string[], later: string[]): Piece[] {
  if (former.length * later.length > workMost) return [...pieces('removed', former), ...pieces('added', later)]
  const lengths = commonLengths(former, later)
  const found: Piece[] = []
  let [i, j] = [0, 0]
  while (i < former.length && j < later.length) {
    if (former[i] === later[j]) {
      found.push({ kind: 'same', text: former[i] ?? '' })
      i += 1
      j += 1
    } else if (lengths(i + 1, j) >= lengths(i, j + 1)) {
      found.push({ kind: 'removed', text: former[i] ?? '' })
      i += 1
    } else {
      found.push({ kind: 'added', text: later[j] ?? '' })
      j += 1
    }
  }
  return [...found, ...pieces('removed', former.slice(i)), ...pieces('added', later.slice(j))]
}

/** @returns the length of the longest common subsequence after two positions */
function commonLengths(former: string[], later: string[]): (i: number, j: number) => number {
  const width = later.length + 1
  const table = new Uint32Array((former.length + 1) * width)
  const at = (i: number, j: number) => table[i * width + j] ?? 0
  for (let i = former.length - 1; i >= 0; i -= 1) {
    for (let j = later.length - 1; j >= 0; j -= 1) {
      table[i * width + j] = former[i] === later[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  return at
}

/** Joins changes that are separated by a space only, as alternating words are hard to read. */
function bridged(all: Piece[]): Piece[] {
  return all.flatMap((piece, index) => {
    const isBetween = [all[index - 1], all[index + 1]].every((next) => next && next.kind !== 'same')
    if (piece.kind !== 'same' || !isBetween || piece.text.trim() !== '') return [piece]
    return [...pieces('removed', [piece.text]), ...pieces('added', [piece.text])]
  })
}

/** Merges neighbours of one kind; removed text comes before added text. */
function joined(all: Piece[]): Piece[] {
  const result: Piece[] = []
  for (const piece of all) {
    const last = result.at(-1)
    if (last?.kind === piece.kind) last.text += piece.text
    else if (piece.kind === 'removed' && last?.kind === 'added') {
      const before = result.at(-2)
      if (before?.kind === 'removed') before.text += piece.text
      else result.splice(-1, 0, { ...piece })
    } else result.push({ ...piece })
  }
  return result
}
