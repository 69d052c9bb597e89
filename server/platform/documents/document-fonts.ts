import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type ReaderLanguage, withWrittenLanguage } from '#contract/i18n/languages.ts'

const require = createRequire(import.meta.url)

export interface Fonts {
  /** Under which a document registers them. */
  name: string
  /** Open a font for one document. */
  regular: () => PDFKit.Mixins.PDFFontSource
  bold: () => PDFKit.Mixins.PDFFontSource
  /** Returns whether the language's font has a glyph for a code point. */
  isOwn: (codePoint: number) => boolean
  /** Fallback fonts in the order in which they are tried; read when used. */
  others: readonly FontFiles[]
  covers: (codePoint: number) => boolean
}

export interface FontFiles {
  name: string
  family: string
  regular: string
  bold: string
  covers: (codePoint: number) => boolean
}

const traditional = embedPdfFont('tc', 'Noto Sans T Chinese', 'NotoSansHant', 'otf')
const simplified = embedPdfFont('sc', 'Noto Sans S Chinese', 'NotoSansHans', 'otf')
/** Latin with all diacritics, Greek and Cyrillic: the Chinese fonts cover only Western European, Pinyin and Vietnamese. */
const latin = embedPdfFont('latin', 'Noto Sans', 'NotoSans', 'ttf')
const japanese = embedPdfFont('jp', 'Noto Sans JP', 'NotoSansJP', 'otf')
const korean = embedPdfFont('kr', 'Noto Sans KR', 'NotoSansKR', 'otf')
const thai = {
  name: 'thai',
  family: 'Noto Sans Thai',
  ...weights((weight) =>
    require.resolve(
      `@fontsource/noto-sans-thai/files/noto-sans-thai-thai-${weight === 'Bold' ? 700 : 400}-normal.woff`,
    ),
  ),
  covers: (codePoint: number) => codePoint >= 0xe01 && codePoint <= 0xe5b,
}

export const fontsOfLanguage = withWrittenLanguage({ 'zh-TW': traditional, en: traditional, 'zh-CN': simplified })

function embedPdfFont(name: string, family: string, file: string, extension: string): FontFiles {
  const library = path.dirname(require.resolve(`@embedpdf/fonts-${name}`))
  const files = weights((weight) => path.join(library, `../fonts/${file}-${weight}.${extension}`))
  let covered: FontFiles['covers'] | undefined
  return {
    name,
    family,
    ...files,
    covers(codePoint) {
      covered ??= coverageOf(readFileSync(files.regular))
      return covered(codePoint)
    },
  }
}

function weights(file: (weight: 'Regular' | 'Bold') => string): Pick<FontFiles, 'regular' | 'bold'> {
  return { regular: file('Regular'), bold: file('Bold') }
}

const loading = new Map<string, Promise<Fonts>>()

/** Loads the fonts of a language once, on first use: 6 to 9 MB each, of which a document embeds a subset. */
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
  const [{ create }, regular, bold] = await Promise.all([
    import('fontkit'), // with pdfkit, which most servers seldom need
    readFile(files.regular),
    readFile(files.bold),
  ])
  const isOwn = coverageOf(regular)
  const others = [latin, files === traditional ? simplified : traditional, japanese, korean, thai]
  return {
    name: files.name,
    regular: fontOpener(create, regular),
    bold: fontOpener(create, bold),
    isOwn,
    others,
    covers: (codePoint) => isOwn(codePoint) || others.some(({ covers }) => covers(codePoint)),
  }
}

/**
 * Returns a function that opens a font for one document. Its tables are decoded once for all documents, as that takes most of the time of a
 * short one. Glyphs stay each document's own: fontkit notes the characters that a glyph was first used for, which searches find.
 */
function fontOpener(create: typeof import('fontkit').create, bytes: Buffer): () => PDFKit.Mixins.PDFFontSource {
  const { _tables } = Object(create(bytes))
  return () => Object.assign(Object(create(bytes)), { _tables })
}

const formatOfAllPlanes = 12

/** Reads which code points an OpenType font has glyphs for: its 'cmap', subtable format 12. */
function coverageOf(font: Buffer): FontFiles['covers'] {
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

const geta = '〓'

/** Returns a text in characters that the fonts have, with lines ending in "\n". */
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

/** Replaces a character that no font has by its plain form ("𝟏" by 1), or a geta where it is writing; drops pictures and controls. */
function printableCharacter(character: string, isCovered: (characters: string) => boolean): string {
  if (/\p{Cc}|\p{Cf}/u.test(character)) return character === '\t' ? ' ' : ''
  if (isCovered(character)) return character
  const plain = character.normalize('NFKC')
  if (isCovered(plain)) return plain
  return /[\p{L}\p{N}\p{P}\p{Sc}\p{Sm}]/u.test(character) ? geta : ''
}
