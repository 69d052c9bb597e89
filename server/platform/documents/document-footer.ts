import { inLanguage } from '#contract/i18n/in-language.ts'
import { pageOfWords } from './document.words.ts'
import { colours, page, rule, type Sheet, sizes, write } from './document-type.ts'

const top = 786
const numberWidth = 100

/**
 * Writes the footer of each page, once their number is known: the lines, and the page number.
 * @param lines the first is darker where there are several
 * @param first page of this part of the document
 */
export function setFooters(sheet: Sheet, lines: string[], first = 0): void {
  const count = sheet.doc.bufferedPageRange().count - first
  const style = { size: sizes.fine, colour: colours.quiet, role: 'Artifact' } as const
  for (let index = 0; index < count; index += 1) {
    sheet.doc.switchToPage(first + index)
    rule(sheet, top, colours.hairline)
    for (const [row, line] of lines.entries()) {
      const place = { x: page.left, y: top + 6 + 13 * row, width: page.right - page.left - numberWidth }
      write(sheet, line, place, row < lines.length - 1 ? { ...style, colour: colours.ink } : style)
    }
    const number = inLanguage(pageOfWords, sheet.language)(index + 1, count)
    const place = { x: page.right - numberWidth, y: top + 6, width: numberWidth }
    write(sheet, number, place, { ...style, align: 'right' })
  }
}

export function setBrandMark(doc: PDFKit.PDFDocument, x: number, y: number, size: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 32)
  doc.roundedRect(0, 0, 32, 32, 6).fill(colours.signal)
  doc.lineWidth(2.3).lineCap('round').strokeColor(colours.onSignal)
  doc.path('M7 23h18M10.5 17.5a5.5 5.5 0 0 1 11 0M6.5 17a9.5 9.5 0 0 1 19 0').stroke()
  doc.circle(16, 18, 2).fill(colours.onSignal).restore()
}
