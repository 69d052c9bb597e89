import type { SystemParts } from '#contract/builder/parts.ts'
import { type SystemInput, systemQuery } from '#contract/builder/system.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { pathPrefixes, type ReaderLanguage } from '#contract/i18n/languages.ts'
import type { Site } from '#contract/site/site.ts'
import { dateOf } from '#server/modules/catalogue/index.ts'
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
  write,
} from '#server/platform/documents/document-type.ts'
import { contentOf, type SystemContent } from './system.rules.ts'
import { systemWords } from './system.words.ts'

export interface SystemDocument {
  input: SystemInput
  parts: SystemParts
  language: ReaderLanguage
  site: Pick<Site, 'name' | 'email' | 'phone' | 'address'>
  origin: string
  /** Start of the day of issue: the same input makes the same bytes. */
  issuedAt: Date
}

const textWidth = page.right - page.left
const quiet = { size: sizes.small, colour: colours.quiet } as const

export async function renderSystemPdf(given: SystemDocument, fonts: Fonts): Promise<Buffer> {
  const { input, parts, language, issuedAt: madeAt, site } = given
  const content = printableContent(contentOf(input, parts, language), fonts)
  const title = inLanguage(systemWords.title, language)
  const doc = await newDocument({ title, author: inLanguage(site.name, language), madeAt, language }, fonts)
  const made = bytesOf(doc)
  setPages(doc, given, content, fonts)
  doc.end()
  return made
}

function printableContent(content: SystemContent, { covers }: Fonts): SystemContent {
  const text = (given: string) =>
    given
      .split('\n')
      .map((part) => printable(part, covers))
      .join('\n')
  const rows = (given: TableRow[]) => given.map((row) => ({ ...row, label: text(row.label), value: text(row.value) }))
  return {
    building: rows(content.building),
    bill: rows(content.bill),
    costs: rows(content.costs),
    changes: rows(content.changes),
    assumptions: content.assumptions.map(text),
  }
}

function setPages(doc: PDFKit.PDFDocument, document: SystemDocument, content: SystemContent, fonts: Fonts): void {
  const { language } = document
  const sheet = newSheet({ doc, fonts, language }, (next) => {
    asArtifact(next, () => setBrandMark(doc, page.left, 36, 16))
    rule(next, 60, colours.hairline)
    return page.top
  })
  doc.addPage()
  setHead(sheet, document)
  const say = (words: (typeof systemWords)[keyof typeof systemWords]) => inLanguage(words, language)
  setTable(sheet, { title: say(systemWords.building), rows: content.building, values: 'text' })
  setTable(sheet, { title: say(systemWords.bill), rows: content.bill, values: 'figures' })
  setTable(sheet, { title: say(systemWords.costs), rows: content.costs, values: 'figures' })
  setTable(sheet, { title: say(systemWords.changes), rows: content.changes, values: 'figures' })
  setAssumptions(sheet, content.assumptions)
  sheet.part.end()
  const { site } = document
  const contact = [inLanguage(site.name, language), site.phone, site.email].join('    ')
  setFooters(sheet, [contact, say(systemWords.legal)])
}

function setHead(sheet: Sheet, { site, issuedAt, language, origin, input }: SystemDocument): void {
  asArtifact(sheet, () => setBrandMark(sheet.doc, page.left, 34, 30))
  const beside = { x: page.left + 40, width: textWidth - 220 }
  write(sheet, inLanguage(site.name, language), { ...beside, y: 31 }, { size: sizes.heading, bold: true })
  const issued = `${inLanguage(systemWords.issued, language)} ${dateOf(issuedAt, language)}`
  write(sheet, issued, { ...beside, y: 49 }, quiet)
  const aside = { x: page.right - 180, width: 180, y: 29 }
  write(sheet, inLanguage(systemWords.title, language), aside, {
    size: 20,
    bold: true,
    align: 'right',
    leading: 1.3,
    role: 'H1',
  })
  rule(sheet, 76, colours.ink, 0.75)
  sheet.y = 84
  const place = () => ({ x: page.left, y: sheet.y, width: textWidth })
  sheet.y += write(sheet, inLanguage(systemWords.lead, language), place(), quiet)
  const query = systemQuery(input)
  const address = `${origin}${pathPrefixes[language]}/builder${query ? `?${query}` : ''}`
  const top = sheet.y
  sheet.y += write(sheet, address.replace(/^https?:\/\//, ''), place(), { ...quiet, colour: colours.signal })
  sheet.doc.link(page.left, top, textWidth, sheet.y - top, address)
}

function setAssumptions(sheet: Sheet, texts: string[]): void {
  const style = { size: sizes.small, colour: colours.quiet }
  sheet.y += 16
  if (page.bottom - sheet.y < 60) sheet.turn()
  const place = () => ({ x: page.left, y: sheet.y, width: textWidth })
  sheet.y += write(sheet, inLanguage(systemWords.assumptions, sheet.language), place(), {
    size: sizes.heading,
    bold: true,
    role: 'H2',
  })
  for (const text of texts) {
    if (page.bottom - sheet.y < heightOf(sheet, text, textWidth, style)) sheet.turn()
    sheet.y += write(sheet, text, place(), style) + 3
  }
}
