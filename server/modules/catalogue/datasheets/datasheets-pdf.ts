import { inLanguage } from '#contract/i18n/in-language.ts'
import { otherLanguage, type ReaderLanguage } from '#contract/i18n/languages.ts'
import type { Site } from '#contract/site/site.ts'
import { type Fonts, printable } from '#server/platform/documents/document-fonts.ts'
import { setBrandMark, setFooters } from '#server/platform/documents/document-footer.ts'
import { setTable, type TableRow } from '#server/platform/documents/document-table.ts'
import {
  asArtifact,
  bytesOf,
  colours,
  heightOf,
  newDocument,
  newSheet,
  page,
  rule,
  type Sheet,
  sizes,
  splitAt,
  write,
} from '#server/platform/documents/document-type.ts'
import { setQrCode } from '#server/platform/documents/qr-code.ts'
import { type DatasheetContent, dateOf, separator } from './datasheets.rules.ts'
import { datasheetCopy } from './datasheets.words.ts'
import { drawPicture, type Picture } from './datasheets-picture.ts'

export interface Datasheet {
  language: ReaderLanguage
  content: DatasheetContent
  site: Pick<Site, 'name' | 'email' | 'phone' | 'address'>
  address: string
  picture: Picture
  /** Start of the day of issue: the same input makes the same bytes. */
  issuedAt: Date
}

const textWidth = page.right - page.left
const asideWidth = 180
const introductionWidth = textWidth - asideWidth - 28
const besideMaxHeight = 150

export async function renderDatasheet(given: Datasheet, fonts: Fonts): Promise<Buffer> {
  const datasheet = { ...given, content: printableContent(given.content, fonts) }
  const { language, issuedAt: madeAt } = given
  const title = `${given.content.name} ${inLanguage(datasheetCopy.title, language)}`
  const doc = await newDocument({ title, author: inLanguage(given.site.name, language), madeAt, language }, fonts)
  const made = bytesOf(doc)
  setPages(doc, datasheet, fonts)
  doc.end()
  return made
}

function printableContent(content: DatasheetContent, { covers }: Fonts): DatasheetContent {
  const text = (given: string) => printable(given, covers)
  const rows = (given: TableRow[]) => given.map((row) => ({ ...row, label: text(row.label), value: text(row.value) }))
  return {
    ...content,
    name: text(content.name),
    otherName: content.otherName && text(content.otherName),
    kind: text(content.kind),
    codes: rows(content.codes),
    description: content.description && text(content.description),
    tags: content.tags.map(text),
    prices: rows(content.prices),
    components: rows(content.components),
    specifications: rows(content.specifications),
    features: rows(content.features),
    buying: rows(content.buying),
  }
}

function setPages(doc: PDFKit.PDFDocument, datasheet: Datasheet, fonts: Fonts): void {
  const { content, language } = datasheet
  const sheet = newSheet({ doc, fonts, language }, (next) => {
    setRunningHead(next, datasheet)
    return page.top
  })
  doc.addPage()
  setLetterhead(sheet, datasheet)
  setIntroduction(sheet, datasheet)
  setTable(sheet, { title: inLanguage(datasheetCopy.pricing, language), rows: content.prices, values: 'figures' })
  setTable(sheet, { title: inLanguage(datasheetCopy.components, language), rows: content.components, values: 'text' })
  setTable(sheet, {
    title: inLanguage(datasheetCopy.specifications, language),
    rows: content.specifications,
    values: 'text',
  })
  setTable(sheet, { title: inLanguage(datasheetCopy.features, language), rows: content.features, values: 'text' })
  setTable(sheet, { title: inLanguage(datasheetCopy.buying, language), rows: content.buying, values: 'text' })
  sheet.part.end()
  const { site } = datasheet
  const contact = [inLanguage(site.name, language), site.phone, site.email, inLanguage(site.address, language)]
  setFooters(sheet, [contact.join('    '), inLanguage(datasheetCopy.legal, language)])
}

function setLetterhead(sheet: Sheet, { site, issuedAt, language }: Datasheet): void {
  const other = otherLanguage(language)
  asArtifact(sheet, () => setBrandMark(sheet.doc, page.left, 34, 30))
  const names = { x: page.left + 40, width: introductionWidth - 40 }
  write(sheet, inLanguage(site.name, language), { ...names, y: 31 }, { size: sizes.heading, bold: true })
  write(sheet, site.name[other], { ...names, y: 49 }, { size: sizes.small, colour: colours.quiet })
  const aside = { x: page.right - asideWidth, width: asideWidth }
  const issued = `${inLanguage(datasheetCopy.issued, language)} ${dateOf(issuedAt, language)}`
  write(sheet, inLanguage(datasheetCopy.title, language), { ...aside, y: 31 }, { size: sizes.lead, align: 'right' })
  write(sheet, issued, { ...aside, y: 49 }, { size: sizes.small, colour: colours.quiet, align: 'right' })
  rule(sheet, 76, colours.ink, 0.75)
  sheet.y = 92
}

function setRunningHead(sheet: Sheet, { content, issuedAt, language }: Datasheet): void {
  const style = { size: sizes.fine, colour: colours.quiet, role: 'Artifact' } as const
  const [name] = splitAt(sheet, content.name, textWidth - asideWidth, 2 * sizes.fine, style)
  asArtifact(sheet, () => setBrandMark(sheet.doc, page.left, 36, 16))
  write(sheet, name, { x: page.left + 24, y: 38.5, width: textWidth - asideWidth }, style)
  const date = dateOf(issuedAt, language)
  write(sheet, date, { x: page.right - asideWidth, y: 38.5, width: asideWidth }, { ...style, align: 'right' })
  rule(sheet, 60, colours.hairline)
}

function setIntroduction(sheet: Sheet, datasheet: Datasheet): void {
  const { description } = datasheet.content
  const top = sheet.y
  setNames(sheet, datasheet)
  const style = { size: sizes.lead }
  const isShort = description && heightOf(sheet, description, introductionWidth, style) <= besideMaxHeight
  if (description && isShort) sheet.y += write(sheet, description, { ...beside, y: sheet.y + 8 }, style) + 8
  setTags(sheet, datasheet)
  sheet.y = Math.max(sheet.y, setAside(sheet, datasheet, top))
  if (description && !isShort) setLongText(sheet, description)
}

const beside = { x: page.left, width: introductionWidth }

function setNames(sheet: Sheet, { content }: Datasheet): void {
  const quiet = { size: sizes.small, colour: colours.quiet }
  sheet.y += write(sheet, content.kind, { ...beside, y: sheet.y }, { ...quiet, colour: colours.signal })
  const size = content.name.length > longNameCharacters ? sizes.heading : sizes.title
  sheet.y += write(sheet, content.name, { ...beside, y: sheet.y }, { size, bold: true, leading: 1.3, role: 'H1' }) + 2
  const lesser = { size: sizes.lead, colour: colours.quiet }
  if (content.otherName) sheet.y += write(sheet, content.otherName, { ...beside, y: sheet.y }, lesser)
  sheet.y += 4
  const codes = content.codes.map(({ label, value }) => `${label} ${value}`).join('   ')
  if (codes) sheet.y += write(sheet, codes, { ...beside, y: sheet.y }, quiet)
}

function setTags(sheet: Sheet, { content, language }: Datasheet): void {
  const quiet = { size: sizes.small, colour: colours.quiet }
  const [tags] = splitAt(sheet, content.tags.join(separator), introductionWidth, tagsMaxHeight, quiet)
  const lines = [
    tags,
    content.isMachineTranslated ? inLanguage(datasheetCopy.machineTranslated, language) : '',
    content.isConverted ? inLanguage(datasheetCopy.converted, language) : '',
  ]
  for (const line of lines.filter(Boolean)) sheet.y += write(sheet, line, { ...beside, y: sheet.y + 8 }, quiet) + 8
}

function setLongText(sheet: Sheet, text: string): void {
  const style = { size: sizes.body }
  let rest = text
  sheet.y += 14
  if (page.bottom - sheet.y < 4 * sizes.body) sheet.turn()
  while (rest) {
    const [part, after] = splitAt(sheet, rest, textWidth, page.bottom - sheet.y, style)
    sheet.y += write(sheet, part, { x: page.left, y: sheet.y, width: textWidth }, style)
    rest = after
    if (rest) sheet.turn()
  }
}

function setAside(sheet: Sheet, { picture, address, language }: Datasheet, top: number): number {
  const x = page.right - asideWidth
  const plateHeight = asideWidth * 0.75
  const box = { x: x + 8, y: top + 6, width: asideWidth - 16, height: plateHeight - 12 }
  asArtifact(sheet, () => {
    sheet.doc.roundedRect(x, top, asideWidth, plateHeight, 5).fill(colours.sunken)
    drawPicture(sheet.doc, picture, box)
  })
  const codeTop = top + plateHeight + 12
  asArtifact(sheet, () => setQrCode(sheet.doc, address, { x, y: codeTop, size: codeSize }))
  const words = { x: x + codeSize + 10, width: asideWidth - codeSize - 10 }
  const height = write(
    sheet,
    inLanguage(datasheetCopy.online, language),
    { ...words, y: codeTop - 2 },
    { size: sizes.fine },
  )
  const spoken = address.replace(/^https?:\/\//, '')
  write(sheet, spoken, { ...words, y: codeTop + height }, { size: sizes.fine, colour: colours.signal })
  sheet.doc.link(x, codeTop, asideWidth, codeSize, address)
  return codeTop + codeSize
}

const tagsMaxHeight = 45
const codeSize = 62
const longNameCharacters = 48
