/** Notion's limits of a text, in UTF-16 units and pieces (developers.notion.com/reference/request-limits). */
export const pieceLimits = { length: 2000, count: 100, link: 2000 } as const

/** Splits a text into pieces of at most 2,000 UTF-16 units, between graphemes. */
export function piecesOf(text: string): string[] {
  if (text.length <= pieceLimits.length) return text === '' ? [] : [text]
  const pieces: string[] = []
  let piece = ''
  for (const character of charactersOf(text)) {
    if (piece.length + character.length > pieceLimits.length) {
      pieces.push(piece)
      piece = ''
    }
    piece += character
  }
  return [...pieces, piece]
}

function* charactersOf(text: string): Generator<string> {
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (segment.length <= pieceLimits.length) yield segment
    else yield* segment
  }
}
