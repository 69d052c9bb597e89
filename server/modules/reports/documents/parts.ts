import { dateText } from '#contract/i18n/formats.ts'
import { type Bilingual, dateLocales } from '#contract/i18n/languages.ts'
import { colours, page, rule, type Sheet, sizes, write } from '#server/platform/documents/document-type.ts'
import type { Box } from './charts.ts'
import type { Report } from './report.service.ts'

/** The report being written to a PDF. */
export interface Setting extends Sheet {
  report: Report
  /** Replaces characters that the font lacks. */
  text: (given: string) => string
  say: (words: Bilingual) => string
}

export const width = page.right - page.left

export function heading(sheet: Setting, title: string, role: 'H2' | 'P' = 'H2'): void {
  sheet.y += 14
  const style = role === 'H2' ? { size: sizes.heading, bold: true, role } : { size: sizes.lead, bold: true, role }
  sheet.y += write(sheet, title, { x: page.left, y: sheet.y, width }, style) + 4
}

/** Draws figures beside each other, each with a note below. */
export function cardRow(sheet: Setting, cards: [label: string, value: string, note: string][]): void {
  rule(sheet, sheet.y, colours.ink, 0.75)
  const each = width / cards.length
  for (const [index, [label, value, note]] of cards.entries()) {
    const place = { x: page.left + each * index, width: each - 10 }
    write(sheet, label, { ...place, y: sheet.y + 8 }, { size: sizes.small, colour: colours.quiet })
    write(sheet, value, { ...place, y: sheet.y + 23 }, { size: 15, bold: true })
    if (note) write(sheet, note, { ...place, y: sheet.y + 46 }, { size: sizes.small, colour: colours.quiet })
  }
  sheet.y += 66
  rule(sheet, sheet.y, colours.hairline)
}

/** Draws a figure; its alternative text for screen readers lists every value. */
export function figure(
  sheet: Setting,
  title: string,
  values: [label: string, value: string][],
  height: number,
  draw: (box: Box) => void,
): void {
  const box = { x: page.left, y: sheet.y, width, height }
  draw(box)
  sheet.y += height
  const alt = `${title}: ${values.map(([label, value]) => `${label} ${value}`).join('; ')}`
  const end = () =>
    sheet.doc
      .moveTo(box.x, sheet.y)
      .lineTo(box.x + 1, sheet.y)
      .lineWidth(0.1)
      .strokeColor('#ffffff')
      .stroke()
  sheet.part.add(sheet.doc.struct('Figure', { alt }, end))
}

export function legend(sheet: Setting, entries: [colour: string, label: string][]): void {
  let x = page.left
  for (const [colour, label] of entries) {
    sheet.doc.markContent('Artifact', { type: 'Layout' })
    sheet.doc.rect(x, sheet.y + 5, 7, 7).fill(colour)
    sheet.doc.endMarkedContent()
    write(sheet, label, { x: x + 12, y: sheet.y, width: 150 }, { size: sizes.small, colour: colours.quiet })
    x += 30 + sheet.doc.widthOfString(label)
  }
  sheet.y += 18
}

/** Returns the first day of each bucket, or its month. */
export function labelsOf({ language, report }: Setting, buckets: { day: string }[]): string[] {
  const isMonths = report.revenue.bucketSize === 'month'
  const style = isMonths
    ? ({ year: '2-digit', month: 'short' } as const)
    : ({ month: 'short', day: 'numeric' } as const)
  return buckets.map(({ day }) => dateText(day, dateLocales[language], { ...style, timeZone: 'UTC' }))
}

export function count(value: number): string {
  return new Intl.NumberFormat('en').format(value)
}
