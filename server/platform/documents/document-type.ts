import { dateLocales, type Language, type ReaderLanguage, writtenLanguage } from '#contract/i18n/languages.ts'
import type { Fonts } from './document-fonts.ts'
import { brokenLines, isOfOneFont, runsOf } from './document-runs.ts'

/** A document being written. Lengths are points; `y` runs down from the top of the page. */
export interface Sheet {
  doc: PDFKit.PDFDocument
  fonts: Fonts
  language: ReaderLanguage
  y: number
  /** Element of the tagged structure that is being filled, which screen readers follow. */
  part: PDFKit.PDFStructureElement
  /** Begins the next page and moves `y` to its first line. */
  turn: () => void
}

/**
 * Returns a sheet that writes into a tagged structure.
 * @param begin draws the top of each further page and returns where its text begins
 */
export function newSheet(
  { doc, fonts, language }: Pick<Sheet, 'doc' | 'fonts' | 'language'>,
  begin: (sheet: Sheet) => number,
): Sheet {
  const part = doc.struct('Document')
  doc.addStructure(part)
  const sheet: Sheet = {
    doc,
    fonts,
    language,
    part,
    y: 0,
    turn() {
      doc.addPage()
      sheet.y = begin(sheet)
    },
  }
  return sheet
}

export interface Style {
  size: number
  colour?: string
  bold?: boolean
  align?: 'left' | 'right'
  leading?: number
  /** Role in the tagged structure; screen readers skip an artifact. */
  role?: 'P' | 'H1' | 'H2' | 'TH' | 'TD' | 'Artifact'
}

export interface Place {
  x: number
  y: number
  width: number
}

/** Colours of the light theme (client/src/ui/tokens.css), adapted for print. */
export const colours = {
  ink: '#152429',
  quiet: '#4f5f65',
  hairline: '#d8e0e1',
  sunken: '#ecf2f3',
  signal: '#006165',
  onSignal: '#ffffff',
}

export const sizes = { fine: 7.5, small: 8.5, body: 9.5, lead: 10.5, heading: 12.5, title: 26 }

export const page = { left: 48, right: 547.28, top: 82, bottom: 772 }

/** Line height in ems: Chinese needs more than Latin. */
const leadings: Record<Language, number> = { 'zh-TW': 1.65, en: 1.5 }
const naturalLeading = 1.5
/** Offset of the font from a line's top, in ems, so that ascenders and accents stay within the line. */
const inset = 0.28
/** Ascent of the Chinese fonts, in ems. */
const ascent = 0.88

/** Only short texts are balanced: in long ones no line stands out. */
const evenedMaxCharacters = 400
const evenedWithinPoints = 3

export function heightOf(sheet: Sheet, text: string, width: number, style: Style): number {
  if (isOfOneFont(text, sheet.fonts)) {
    return setType(sheet, style).heightOfString(text, { width, ...settingOf(sheet, text, style) })
  }
  return linesOf(sheet, text, width, style).length * lineHeightOf(sheet, style)
}

/** Writes a text with balanced lines, so that no character is left alone on the last. Returns its height. */
export function write(sheet: Sheet, text: string, { x, y, width }: Place, style: Style): number {
  const evened = evenedWidth(sheet, text, width, style)
  const left = style.align === 'right' ? x + width - evened : x
  const height = heightOf(sheet, text, evened, style)
  const options = { width: evened, align: style.align ?? 'left', ...settingOf(sheet, text, style) }
  const set = isOfOneFont(text, sheet.fonts)
    ? () => setType(sheet, style).text(text, left, y + inset * style.size, options)
    : () => setLines(sheet, text, { x: left, y, width: evened }, style)
  if (style.role === 'Artifact') asArtifact(sheet, set)
  else sheet.part.add(sheet.doc.struct(style.role ?? 'P', {}, set))
  return height
}

function setLines(sheet: Sheet, text: string, { x, y, width }: Place, style: Style): void {
  let baseline = y + (inset + ascent) * style.size
  for (const line of linesOf(sheet, text, width, style)) {
    let left = style.align === 'right' ? x + width - widthOf(sheet, line, style) : x
    for (const run of runsOf(line, sheet.fonts)) {
      const { features } = settingOf(sheet, run.text, style)
      const options = { lineBreak: false, baseline: 'alphabetic', ...(features && { features }) } as const
      setType(sheet, style, run.font).text(run.text, left, baseline, options)
      left += widthOf(sheet, run.text, style)
    }
    baseline += lineHeightOf(sheet, style)
  }
}

function linesOf(sheet: Sheet, text: string, width: number, style: Style): string[] {
  return brokenLines(text, width, (part) => widthOf(sheet, part, style))
}

function widthOf(sheet: Sheet, text: string, style: Style): number {
  return runsOf(text, sheet.fonts).reduce((sum, run) => {
    const { features } = settingOf(sheet, run.text, style)
    return sum + setType(sheet, style, run.font).widthOfString(run.text, { ...(features && { features }) })
  }, 0)
}

function lineHeightOf({ language }: Sheet, { size, leading = leadings[writtenLanguage(language)] }: Style): number {
  return leading * size
}

/** Draws something that screen readers skip. */
export function asArtifact({ doc }: Sheet, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}

export function within(sheet: Sheet, tag: string, fill: () => void): void {
  const outer = sheet.part
  sheet.part = sheet.doc.struct(tag)
  outer.add(sheet.part)
  fill()
  sheet.part.end()
  sheet.part = outer
}

/** Returns the narrowest width at which a text takes no more lines than at `width`. */
function evenedWidth(sheet: Sheet, text: string, width: number, style: Style): number {
  const height = heightOf(sheet, text, width, style)
  const isOneLine = height < 2 * style.size
  if (isOneLine || text.length > evenedMaxCharacters || text.includes('\n')) return width
  let [tooNarrow, wide] = [width / 2, width]
  while (wide - tooNarrow > evenedWithinPoints) {
    const middle = (tooNarrow + wide) / 2
    if (heightOf(sheet, text, middle, style) > height) tooNarrow = middle
    else wide = middle
  }
  return wide
}

export function splitAt(sheet: Sheet, text: string, width: number, height: number, style: Style): [string, string] {
  if (heightOf(sheet, text, width, style) <= height) return [text, '']
  let [fits, tooLong] = [0, text.length]
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2)
    if (heightOf(sheet, text.slice(0, middle), width, style) <= height) fits = middle
    else tooLong = middle
  }
  const wordStart = lastWordStart(text.slice(0, fits + 1))
  const end = Math.max(/^[\p{Pe}\p{Pf}\p{Po}]/u.test(text.slice(wordStart)) ? wordStart - 1 : wordStart, 1)
  return [text.slice(0, end).trimEnd(), text.slice(end).trimStart()]
}

/** Returns where the last whole word of a text begins; a Chinese character is a word. */
function lastWordStart(text: string): number {
  const tail = /[\p{Script=Latin}\p{N}\p{Surrogate}.,-]{1,40}$|.$/su.exec(text)
  return tail?.index ?? text.length
}

function setType(
  { doc, fonts }: Sheet,
  { size, bold = false, colour = colours.ink }: Style,
  font = fonts.name,
): PDFKit.PDFDocument {
  const weight = bold ? 'bold' : 'regular'
  return doc.font(`${font}-${weight}`).fontSize(size).fillColor(colour)
}

/** Characters as wide as a Chinese one in this font unless proportional features are set, which takes longer. */
const wideCharacters: Partial<Record<Language, RegExp>> = { en: /[‘’“”·•]/ }

function settingOf({ language }: Sheet, text: string, style: Style): PDFKit.Mixins.TextOptions {
  const { size, leading = leadings[writtenLanguage(language)] } = style
  return {
    lineGap: (leading - naturalLeading) * size,
    ...(wideCharacters[writtenLanguage(language)]?.test(text) && { features: ['pwid', 'palt'] }),
  }
}

export function rule(sheet: Sheet, y: number, colour: string, weight = 0.5): void {
  asArtifact(sheet, () =>
    sheet.doc.moveTo(page.left, y).lineTo(page.right, y).lineWidth(weight).strokeColor(colour).stroke(),
  )
}

/** Creates an A4 document without margins, tagged for screen readers; the same input makes the same bytes. */
export async function newDocument(
  { title, author, madeAt, language }: { title: string; author: string; madeAt: Date; language: ReaderLanguage },
  fonts: Fonts,
): Promise<PDFKit.PDFDocument> {
  const { default: PDFDocument } = await import('pdfkit') // 11 MiB that most servers seldom need
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    font: '',
    autoFirstPage: false,
    bufferPages: true,
    lang: dateLocales[language],
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, CreationDate: madeAt, ModDate: madeAt },
  })
  registerFonts(doc, fonts)
  doc.registerFont('regular', fonts.regular()) // for drawings, which know no language
  return doc
}

/** Makes fonts known to a document, for parts of it in another language. */
export function registerFonts(doc: PDFKit.PDFDocument, { others, ...own }: Fonts): void {
  for (const { name, regular, bold } of others) {
    doc.registerFont(`${name}-regular`, regular).registerFont(`${name}-bold`, bold)
  }
  doc.registerFont(`${own.name}-regular`, own.regular()).registerFont(`${own.name}-bold`, own.bold())
}

export async function bytesOf(doc: PDFKit.PDFDocument): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = []
  for await (const part of doc) parts.push(part)
  return Buffer.concat(parts)
}
