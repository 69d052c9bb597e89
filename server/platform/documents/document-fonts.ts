import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'

const require = createRequire(import.meta.url)

/** Noto Sans in the two weights that documents are set in. */
export interface Fonts {
  regular: Buffer
  bold: Buffer
  /** Whether it has a character of its own for a code point. */
  covers: (codePoint: number) => boolean
}

interface FontFiles {
  /** As the files call it. */
  family: string
  regular: string
  bold: string
}

const traditional = fontFiles('Noto Sans T Chinese', require.resolve('@embedpdf/fonts-tc'), 'NotoSansHant')
const simplified = fontFiles('Noto Sans S Chinese', require.resolve('@embedpdf/fonts-sc'), 'NotoSansHans')

/** The shapes of the characters that a reader's language is printed in. */
export const fontsOfLanguage: Record<ReaderLanguage, FontFiles> = {
  'zh-TW': traditional,
  en: traditional,
  'zh-CN': simplified,
}

function fontFiles(family: string, library: string, name: string): FontFiles {
  const file = (weight: string) => path.join(path.dirname(library), `../fonts/${name}-${weight}.otf`)
  return { family, regular: file('Regular'), bold: file('Bold') }
}

const loading = new Map<string, Promise<Fonts>>()

/** Reads them when the first document in them is asked for, and once: 6 to 9 MB each, of which a document embeds what it uses. */
export function loadFonts(language: ReaderLanguage): Promise<Fonts> {
  const files = fontsOfLanguage[language]
  const reading =
    loading.get(files.regular) ??
    readFonts(files).catch((error) => {
      loading.delete(files.regular)
      throw error
    })
  loading.set(files.regular, reading)
  return reading
}

async function readFonts(files: FontFiles): Promise<Fonts> {
  const [regular, bold] = await Promise.all([readFile(files.regular), readFile(files.bold)])
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
