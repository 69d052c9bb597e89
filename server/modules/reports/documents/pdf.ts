import { dateText } from '#contract/i18n/formats.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { dateLocales, type ReaderLanguage } from '#contract/i18n/languages.ts'
import type { Site } from '#contract/site/site.ts'
import { analyticsRangeWords } from '#contract/staff/figure-words.ts'
import { funnelWords } from '#contract/staff/funnel.ts'
import { marginAnalyticsWords } from '#contract/staff/margin-words.ts'
import { type Fonts, printable } from '#server/platform/documents/document-fonts.ts'
import { setFooters } from '#server/platform/documents/document-footer.ts'
import { bytesOf, colours, newDocument, page, sizes, within, write } from '#server/platform/documents/document-type.ts'
import { setFunnel, setMargins } from './cash-sections.ts'
import { heading, type Setting, width } from './parts.ts'
import type { Report } from './report.service.ts'
import { definitions, spanOf, words } from './report.words.ts'
import { setCards, setCustomers, setDistribution, setProducts, setRevenue } from './sections.ts'

export interface ReportDocument {
  report: Report
  language: ReaderLanguage
  site: Pick<Site, 'name'>
  madeAt: Date
}

/** Writes the report as A4 pages: one per tab, with the definitions of the figures at the end. */
export async function setReport({ report, language, site, madeAt }: ReportDocument, fonts: Fonts): Promise<Buffer> {
  const title = `${inLanguage(words.title, language)} · ${inLanguage(analyticsRangeWords[report.cards.range], language)}`
  const doc = await newDocument({ title, author: inLanguage(site.name, language), madeAt, language }, fonts)
  const made = bytesOf(doc)
  const part = doc.struct('Document')
  doc.addStructure(part)
  const sheet: Setting = {
    doc,
    fonts,
    language,
    part,
    y: 0,
    report,
    text: (given) => printable(given, fonts.covers),
    say: (given) => inLanguage(given, language),
    turn() {
      doc.addPage()
      sheet.y = page.left
    },
  }
  setPages(sheet, site, madeAt)
  part.end()
  setFooters(sheet, [sheet.text(`${inLanguage(site.name, language)} · ${title}`)])
  doc.end()
  return made
}

function setPages(sheet: Setting, site: Pick<Site, 'name'>, madeAt: Date): void {
  sheet.turn()
  setHead(sheet, site, madeAt)
  setCards(sheet)
  setRevenue(sheet)
  sheet.turn()
  setProducts(sheet)
  sheet.turn()
  setCustomers(sheet)
  sheet.turn()
  setDistribution(sheet)
  const { margins } = sheet.report
  if (margins) {
    sheet.turn()
    setMargins(sheet, margins)
  }
  sheet.turn()
  setFunnel(sheet)
  setDefinitions(sheet)
}

function setHead(sheet: Setting, site: Pick<Site, 'name'>, madeAt: Date): void {
  const { range, fromDay, toDay, timezone } = sheet.report.cards
  const place = () => ({ x: page.left, y: sheet.y, width })
  const quiet = { size: sizes.small, colour: colours.quiet }
  sheet.y += write(sheet, sheet.text(sheet.say(site.name)), place(), { ...quiet, colour: colours.signal })
  sheet.y +=
    write(sheet, sheet.say(words.title), place(), { size: sizes.title, bold: true, leading: 1.3, role: 'H1' }) + 4
  const span = `${sheet.say(analyticsRangeWords[range])}    ${inLanguage(spanOf, sheet.language)(fromDay, toDay, timezone)}`
  sheet.y += write(sheet, span, place(), { size: sizes.lead })
  const date = dateText(madeAt, dateLocales[sheet.language], { dateStyle: 'long', timeZone: timezone })
  sheet.y += write(sheet, `${sheet.say(words.made)} ${date}`, place(), quiet) + 10
}

function setDefinitions(sheet: Setting): void {
  heading(sheet, sheet.say(words.definitions), 'P')
  within(sheet, 'Sect', () => {
    const ofMargins = sheet.report.margins ? [sheet.say(marginAnalyticsWords.hint)] : []
    const texts = [...inLanguage(definitions, sheet.language), ...ofMargins, sheet.say(funnelWords.hint)]
    for (const text of texts) {
      const place = { x: page.left, y: sheet.y, width }
      sheet.y += write(sheet, text, place, { size: sizes.fine, colour: colours.quiet }) + 2
    }
  })
}
