import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Noto Sans TC in the two weights that a datasheet is set in. */
export interface Fonts {
  regular: Buffer
  bold: Buffer
  /** Whether it has a character of its own for a code point. */
  covers: (codePoint: number) => boolean
}

let loading: Promise<Fonts> | undefined

/** Reads them when the first datasheet is asked for, and once: 7 MB each, of which a datasheet embeds what it uses. */
export function loadFonts(): Promise<Fonts> {
  loading ??= readFonts().catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

async function readFonts(): Promise<Fonts> {
  const [regular, bold] = await Promise.all([
    readFile(
      fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf')),
    ),
    readFile(fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-tc/700Bold/NotoSansTC_700Bold.ttf'))),
  ])
  return { regular, bold, covers: coverageOf(regular) }
}

const formatOfAllPlanes = 12

/** Reads which code points an OpenType font has characters for: its 'cmap', subtable format 12. */
function coverageOf(font: Buffer): Fonts['covers'] {
  const table = tableOf(font, 'cmap')
  const subtables = Array.from({ length: font.readUInt16BE(table + 2) }, (_, index) =>
    font.readUInt32BE(table + 4 + 8 * index + 4),
  )
  const offset = subtables.find((candidate) => font.readUInt16BE(table + candidate) === formatOfAllPlanes)
  if (offset === undefined) throw new Error('The font has no map of all planes')
  const start = table + offset + 16
  const covered = new Set<number>()
  for (let group = start; group < start + 12 * font.readUInt32BE(table + offset + 12); group += 12) {
    const last = font.readUInt32BE(group + 4)
    for (let codePoint = font.readUInt32BE(group); codePoint <= last; codePoint += 1) covered.add(codePoint)
  }
  return (codePoint) => covered.has(codePoint)
}

function tableOf(font: Buffer, tag: string): number {
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16) {
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8)
  }
  throw new Error(`The font has no table ${tag}`)
}

/** What a typesetter puts where a character is wanting. */
const geta = '〓'

/** A text in characters that the font has. Lines end with "\n". */
export function printable(text: string, covers: Fonts['covers']): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\n -~]/gu, (character) =>
      printableCharacter(character, (characters) => Array.from(characters).every(isCovered)),
    )

  function isCovered(character: string): boolean {
    return covers(character.codePointAt(0) ?? 0)
  }
}

/** What the font lacks is set plainly ("CO₂" as CO2) or, where it is writing, as a geta; pictures and controls go. */
function printableCharacter(character: string, isCovered: (characters: string) => boolean): string {
  if (/\p{Cc}|\p{Cf}/u.test(character)) return character === '\t' ? ' ' : ''
  if (isCovered(character)) return character
  const plain = character.normalize('NFKC')
  if (isCovered(plain)) return plain
  return /[\p{L}\p{N}\p{P}\p{Sc}\p{Sm}]/u.test(character) ? geta : ''
}
