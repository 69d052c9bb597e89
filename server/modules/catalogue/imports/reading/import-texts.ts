import { TextDecoder } from 'node:util'
import type { FileEncoding } from '#contract/catalogue/product-imports.ts'
import { ImportFaultError } from '../import-faults.ts'

interface DecodedText {
  text: string
  /** Null where it is ambiguous; the text is then read in the likeliest one. */
  encoding: FileEncoding | null
  encodings: FileEncoding[]
}

/**
 * Decodes a file: by its byte order mark, else as UTF-8 where valid, else as Big5 or GB18030 (saved by Excel in Hong Kong and mainland
 * China), whichever gives common characters.
 * @param chosen encoding chosen by staff
 * @throws ImportFaultError not_text, unknown_encoding
 */
export function decodeText(bytes: Uint8Array, chosen?: FileEncoding | null): DecodedText {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return certain(decoded(bytes, 'utf-16le'), 'utf-16')
  if (first === 0xfe && second === 0xff) return certain(decoded(bytes, 'utf-16be'), 'utf-16')
  if (bytes.includes(0)) throw new ImportFaultError('not_text')
  const text = tried(bytes, 'utf-8')
  return text === undefined ? chineseText(bytes, chosen) : certain(text, 'utf-8')
}

function certain(text: string, encoding: FileEncoding): DecodedText {
  return { text, encoding, encodings: [] }
}

/**
 * Private-use and invalid characters, which Node returns for Hong Kong's additions to Big5 (HKSCS). Such files are refused, with the advice
 * to save as UTF-8, instead of storing unreadable text.
 */
const unreadable = /[\uE000-\uF8FF\uFFFD\u0080-\u009F]/

/** Minimum share of common characters; in a wrong encoding, few are. */
const commonLeast = 0.7
const marginLeast = 0.15

function chineseText(bytes: Uint8Array, chosen: FileEncoding | null | undefined): DecodedText {
  const readings = (['big5', 'gb18030'] as const)
    .map((encoding) => ({ encoding, text: tried(bytes, encoding) ?? '', common: commonShare(bytes, encoding) }))
    .filter(({ text, common }) => text !== '' && !unreadable.test(text) && common >= commonLeast)
    .sort((one, other) => other.common - one.common)
  const [best, second] = readings
  if (!best) throw new ImportFaultError('unknown_encoding')
  const isClose = second !== undefined && best.common - second.common < marginLeast
  if (!isClose) return certain(best.text, best.encoding)
  const encodings = readings.map(({ encoding }) => encoding)
  const said = readings.find(({ encoding }) => encoding === chosen)
  return { text: (said ?? best).text, encoding: said?.encoding ?? null, encodings }
}

/** First bytes of frequently used characters: 5401 of Big5, 3755 of GB 2312; and of signs and full-width letters. */
const commonRows = {
  big5: { signs: [0xa1, 0xa3], characters: [0xa4, 0xc6] },
  gb18030: { signs: [0xa1, 0xa3], characters: [0xb0, 0xd7] },
} as const

function commonShare(bytes: Uint8Array, encoding: keyof typeof commonRows): number {
  const { signs, characters } = commonRows[encoding]
  const secondLeast = encoding === 'gb18030' ? 0xa1 : 0x40
  let [all, common] = [0, 0]
  for (let at = 0; at < bytes.length; at += 1) {
    const [first = 0, second = 0] = [bytes[at], bytes[at + 1]]
    if (first < 0x80) continue
    at += 1
    all += 1
    const isCommonRow = isWithin(first, characters) || isWithin(first, signs)
    if (isCommonRow && second >= secondLeast) common += 1
  }
  return all === 0 ? 0 : common / all
}

function isWithin(byte: number, [from, to]: readonly [number, number]): boolean {
  return byte >= from && byte <= to
}

function tried(bytes: Uint8Array, encoding: FileEncoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function decoded(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes)
}
