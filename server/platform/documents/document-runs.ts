import type { Fonts } from './document-fonts.ts'

/** Part of a text in one font; without `font`, in that of the document's language. */
export interface Run {
  text: string
  font?: string
}

export function isOfOneFont(text: string, { isOwn }: Fonts): boolean {
  return Array.from(text).every((character) => isIn(isOwn, character) || character === '\n')
}

const words =
  /\p{sc=Hangul}+|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]+|\p{sc=Thai}+|[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu

/** Splits a text by fonts: each word uses the first font that has all of it, or else each character the first that has it. */
export function runsOf(text: string, fonts: Fonts): Run[] {
  const runs: Run[] = []
  for (const [word] of thaiInOrder(text).matchAll(words)) {
    const pieces = isInOne(word, fonts) ? [word] : Array.from(word)
    for (const piece of pieces) {
      const font = fontOf(piece, fonts)
      const last = runs.at(-1)
      if (last && last.font === font) last.text += piece
      else runs.push(font === undefined ? { text: piece } : { text: piece, font })
    }
  }
  return runs
}

function isInOne(word: string, fonts: Fonts): boolean {
  return isOfOneFont(word, fonts) || fonts.others.some(({ covers }) => isWholeIn(covers, word))
}

function fontOf(piece: string, fonts: Fonts): string | undefined {
  if (isOfOneFont(piece, fonts)) return undefined
  return fonts.others.find(({ covers }) => isWholeIn(covers, piece))?.name
}

function isWholeIn(covers: Fonts['covers'], text: string): boolean {
  return Array.from(text).every((character) => isIn(covers, character))
}

function isIn(covers: Fonts['covers'], character: string): boolean {
  return covers(character.codePointAt(0) ?? 0)
}

/** Puts the ring of Thai's SARA AM below the tone mark: fontkit does not reorder what it decomposes. */
function thaiInOrder(text: string): string {
  return text.replace(/([\u0e48-\u0e4b]*)\u0e33/g, '\u0e4d$1\u0e32')
}

const segments = new Intl.Segmenter(undefined, { granularity: 'word' })
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * Breaks a text into lines: after spaces, and between words of scripts that write none.
 * @param widthOf returns the width of a text when set
 */
export function brokenLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = ['']
    let taken = 0
    for (const unit of unitsOf(paragraph)) {
      const pieces = widthOf(unit.trimEnd()) > width ? charactersOf(unit) : [unit]
      for (const piece of pieces) {
        if (taken > 0 && taken + widthOf(piece.trimEnd()) > width) {
          lines.push('')
          taken = 0
        }
        lines[lines.length - 1] += piece
        taken += widthOf(piece)
      }
    }
    return lines.map((line) => line.trimEnd())
  })
}

function charactersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

function unitsOf(text: string): string[] {
  const units: string[] = []
  for (const { segment } of segments.segment(text)) {
    const last = units.at(-1)
    if (last === undefined || mayBreak(last, segment)) units.push(segment)
    else units[units.length - 1] = last + segment
  }
  return units
}

const withoutSpaces = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hangul}\p{sc=Thai}\u3000-\u303f\uff00-\uffef]`
const endsWithout = new RegExp(`${withoutSpaces}$`, 'u')
const beginsWithout = new RegExp(`^${withoutSpaces}`, 'u')

function mayBreak(before: string, after: string): boolean {
  if (/^\s/u.test(after)) return false
  if (/\s$/u.test(before)) return true
  if (/^[\p{Pe}\p{Pf}\p{Po}\u30fc]/u.test(after) || /[\p{Ps}\p{Pi}]$/u.test(before)) return false
  return endsWithout.test(before) || beginsWithout.test(after)
}
