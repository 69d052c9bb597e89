import { setImmediate } from 'node:timers/promises'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { otherLanguage } from '#contract/i18n/languages.ts'
import { type Fonts, loadFonts, printable } from '#server/platform/documents/document-fonts.ts'
import { setBrandMark, setFooters } from '#server/platform/documents/document-footer.ts'
import {
  asArtifact,
  bytesOf,
  colours,
  newDocument,
  newSheet,
  page,
  registerFonts,
  rule,
  type Sheet,
  sizes,
  splitAt,
  write,
} from '#server/platform/documents/document-type.ts'
import { setQrCode } from '#server/platform/documents/qr-code.ts'
import type { DocumentRow, SalesDocument } from './document.ts'
import { documentWords } from './document.words.ts'
import { setLines, setTotals } from './document-table.ts'

const textWidth = page.right - page.left
const asideWidth = 210
const mainWidth = textWidth - asideWidth - 24
const quiet = { size: sizes.small, colour: colours.quiet } as const

/** Writes sales documents as A4 pages of one file, each in its own language. */
export async function setSalesDocuments(
  documents: readonly [SalesDocument, ...SalesDocument[]],
): Promise<Buffer<ArrayBuffer>> {
  const [{ name, site, madeAt, language }] = documents
  const last = documents.length > 1 ? documents.at(-1) : undefined
  const title = last ? `${name} – ${last.name}` : name
  const author = inLanguage(site.name, language)
  const doc = await newDocument({ title, author, madeAt, language }, await loadFonts(language))
  const made = bytesOf(doc)
  for (const document of documents) {
    const fonts = await loadFonts(document.language)
    registerFonts(doc, fonts)
    setPages(doc, printableDocument(document, fonts), fonts)
    await setImmediate() // other requests are answered between two documents
  }
  doc.end()
  return made
}

/** Replaces characters that the font lacks. */
function printableDocument(document: SalesDocument, { covers }: Fonts): SalesDocument {
  const text = (given: string) => printable(given, covers)
  const rows = (given: DocumentRow[]) =>
    given.map((row) => ({ ...row, label: text(row.label), value: text(row.value) }))
  return {
    ...document,
    facts: rows(document.facts),
    parties: document.parties.map(({ label, lines }) => ({ label, lines: lines.map(text) })),
    lines: document.lines.map((line) => ({ ...line, name: text(line.name), details: line.details.map(text) })),
    totals: rows(document.totals),
    ...(document.code && {
      code: { ...document.code, title: text(document.code.title), hint: text(document.code.hint) },
    }),
    paragraphs: document.paragraphs.map(({ title, text: given }) => ({ title, text: text(given) })),
  }
}

function setPages(doc: PDFKit.PDFDocument, document: SalesDocument, fonts: Fonts): void {
  const first = doc.bufferedPageRange().count
  const sheet = newSheet({ doc, fonts, language: document.language }, (next) => {
    setRunningHead(next, document)
    return page.top
  })
  doc.addPage()
  setLetterhead(sheet, document)
  setParties(sheet, document)
  setLines(sheet, document)
  setTotals(sheet, document.totals)
  if (document.code) setPaymentCode(sheet, document.code)
  for (const paragraph of document.paragraphs) setParagraph(sheet, paragraph)
  sheet.part.end()
  const { name, site, language } = document
  setFooters(sheet, [[name, inLanguage(site.name, language), site.phone, site.email].join('    ')], first)
}

/** Draws the sender, with the details that company documents must show by law, and the title. */
function setLetterhead(sheet: Sheet, { site, title, businessRegistration, language }: SalesDocument): void {
  const other = otherLanguage(language)
  asArtifact(sheet, () => setBrandMark(sheet.doc, page.left, 34, 30))
  const names = { x: page.left + 40, width: mainWidth - 40 }
  write(sheet, inLanguage(site.name, language), { ...names, y: 31 }, { size: sizes.heading, bold: true })
  write(sheet, site.name[other], { ...names, y: 49 }, quiet)
  const aside = { x: page.right - asideWidth, width: asideWidth, y: 29 }
  write(sheet, title, aside, { size: 20, bold: true, align: 'right', leading: 1.3, role: 'H1' })
  rule(sheet, 76, colours.ink, 0.75)
  const contactDetails = [
    inLanguage(site.address, language),
    `${site.phone}    ${site.email}`,
    businessRegistration && `${inLanguage(documentWords.businessRegistration, language)} ${businessRegistration}`,
  ]
  sheet.y = 84
  for (const detail of contactDetails.filter(Boolean))
    sheet.y += write(sheet, detail, { x: page.left, y: sheet.y, width: mainWidth }, quiet)
  sheet.y += 14
}

/** Draws the recipient, with number and dates beside. */
function setParties(sheet: Sheet, { parties, facts }: SalesDocument): void {
  const top = 84
  let y = sheet.y
  for (const { label, lines } of parties) {
    const [first = '', ...rest] = lines.filter((line) => line !== '')
    const place = { x: page.left, width: mainWidth }
    y += write(sheet, label, { ...place, y }, quiet)
    y += write(sheet, first, { ...place, y }, { size: sizes.lead, bold: true })
    for (const line of rest) y += write(sheet, line, { ...place, y }, { size: sizes.body })
    y += 8
  }
  sheet.y = Math.max(y, setFacts(sheet, facts, top)) + 8
}

/** @returns the y coordinate below the last row */
function setFacts(sheet: Sheet, facts: DocumentRow[], top: number): number {
  const x = page.right - asideWidth
  const labelWidth = 84
  let y = top
  for (const { label, value, isStrong = false } of facts) {
    const place = { x: x + labelWidth, y, width: asideWidth - labelWidth }
    const labelHeight = write(sheet, label, { x, y, width: labelWidth - 8 }, quiet)
    const style = { size: sizes.body, bold: isStrong, align: 'right' } as const
    y += Math.max(labelHeight, write(sheet, value, place, style)) + 1
  }
  return y
}

/** Draws the header of the following pages: sender and document number. */
function setRunningHead(sheet: Sheet, { site, name, language }: SalesDocument): void {
  const style = { size: sizes.fine, colour: colours.quiet, role: 'Artifact' } as const
  asArtifact(sheet, () => setBrandMark(sheet.doc, page.left, 36, 16))
  write(sheet, inLanguage(site.name, language), { x: page.left + 24, y: 38.5, width: mainWidth - 24 }, style)
  write(sheet, name, { x: page.right - asideWidth, y: 38.5, width: asideWidth }, { ...style, align: 'right' })
  rule(sheet, 60, colours.hairline)
}

const codeSize = 88

/** Draws the QR code of a payment with what it is for beside it. */
function setPaymentCode(sheet: Sheet, { title, hint, payload }: NonNullable<SalesDocument['code']>): void {
  if (page.bottom - sheet.y < codeSize + 14) sheet.turn()
  const y = sheet.y + 14
  const draw = () => setQrCode(sheet.doc, payload, { x: page.left, y, size: codeSize })
  sheet.part.add(sheet.doc.struct('Figure', { alt: title }, draw))
  const place = { x: page.left + codeSize + 14, width: textWidth - codeSize - 14 }
  const height = write(sheet, title, { ...place, y }, { size: sizes.small, bold: true, role: 'H2' })
  write(sheet, hint, { ...place, y: y + height }, { size: sizes.small })
  sheet.y = y + codeSize
}

/** Flows over as many pages as needed; the title stays with the first line. */
function setParagraph(sheet: Sheet, { title, text }: SalesDocument['paragraphs'][number]): void {
  if (text === '') return
  const style = { size: sizes.small }
  sheet.y += 14
  if (page.bottom - sheet.y < 40) sheet.turn()
  const place = { x: page.left, width: textWidth }
  sheet.y += write(sheet, title, { ...place, y: sheet.y }, { size: sizes.small, bold: true, role: 'H2' })
  let rest = text
  while (rest) {
    const [part, after] = splitAt(sheet, rest, textWidth, page.bottom - sheet.y, style)
    sheet.y += write(sheet, part, { ...place, y: sheet.y }, style)
    rest = after
    if (rest) sheet.turn()
  }
}
