import { languageTags, type ReaderLanguage } from '#contract/i18n/languages.ts'
import { asArtifact, colours, type Sheet, sizes, write } from '#server/platform/documents/document-type.ts'

/** Lengths are in points. Charts are marked as artifacts: a table beside each has the same values. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Series {
  /** One value per label of the horizontal axis. */
  values: number[]
  colour: string
}

/** Colours of slices and series; they repeat after five. */
export const palette = ['#006165', '#5aa3a5', '#b6862c', '#7d8f95', '#b9d3d4']

const axis = { left: 44, bottom: 16, top: 6 }
const ticks = 4
const quiet = { size: sizes.fine, colour: colours.quiet, role: 'Artifact' } as const
/** Includes the gap to the next label. */
const labelWidth = 52

/** Draws the values as an area and the previous period as a dashed line. */
export function areaChart(sheet: Sheet, box: Box, labels: string[], now: Series, before: Series): void {
  const plot = axes(sheet, box, labels, Math.max(...now.values, ...before.values))
  asArtifact(sheet, () => {
    const { doc } = sheet
    const points = plot.points(now.values)
    const [first, last] = [points[0], points.at(-1)]
    if (!(first && last)) return
    doc.save().fillOpacity(0.16).moveTo(first.x, plot.floor)
    for (const { x, y } of points) doc.lineTo(x, y)
    doc.lineTo(last.x, plot.floor).fill(now.colour).restore()
    line(doc, plot.points(before.values), before.colour, true)
    line(doc, points, now.colour)
  })
}

export function lineChart(sheet: Sheet, box: Box, labels: string[], { values, colour }: Series): void {
  const plot = axes(sheet, box, labels, Math.max(...values))
  asArtifact(sheet, () => {
    const points = plot.points(values)
    line(sheet.doc, points, colour)
    for (const { x, y } of points) sheet.doc.circle(x, y, 1.6).fill(colour)
  })
}

export function barChart(sheet: Sheet, box: Box, labels: string[], series: Series[]): void {
  const plot = axes(sheet, box, labels, Math.max(...series.flatMap(({ values }) => values)))
  const step = plot.width / labels.length
  const barWidth = Math.min((step * 0.64) / series.length, 26)
  asArtifact(sheet, () => {
    for (const [nth, { values, colour }] of series.entries()) {
      for (const [index, value] of values.entries()) {
        const x = plot.left + step * (index + 0.5) + barWidth * (nth - series.length / 2)
        const top = plot.heightAt(value)
        if (value > 0) sheet.doc.rect(x, top, barWidth, plot.floor - top).fill(colour)
      }
    }
  })
}

/** Draws slices clockwise from the top. */
export function pieChart(sheet: Sheet, { x, y, width }: Box, percents: number[]): void {
  const radius = width / 2
  const centre = { x: x + radius, y: y + radius }
  asArtifact(sheet, () => {
    let angle = -Math.PI / 2
    for (const [index, percent] of percents.entries()) {
      const end = angle + (percent / 100) * 2 * Math.PI
      const colour = palette[index % palette.length] ?? colours.signal
      if (percent >= 100) sheet.doc.circle(centre.x, centre.y, radius).fill(colour)
      else if (percent > 0) slice(sheet.doc, centre, radius, angle, end).fill(colour)
      angle = end
    }
    sheet.doc.circle(centre.x, centre.y, radius * 0.54).fill('#ffffff')
  })
}

interface Point {
  x: number
  y: number
}

function slice(doc: PDFKit.PDFDocument, centre: Point, radius: number, from: number, to: number): PDFKit.PDFDocument {
  const at = (angle: number) => ({ x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) })
  const [start, end] = [at(from), at(to)]
  const isLarge = to - from > Math.PI ? 1 : 0
  return doc.path(
    `M${centre.x} ${centre.y} L${start.x} ${start.y} A${radius} ${radius} 0 ${isLarge} 1 ${end.x} ${end.y} Z`,
  )
}

function line(doc: PDFKit.PDFDocument, points: Point[], colour: string, isDashed = false): void {
  const [first, ...rest] = points
  if (!first) return
  doc.save().moveTo(first.x, first.y)
  for (const { x, y } of rest) doc.lineTo(x, y)
  if (isDashed) doc.dash(2.5, { space: 2 })
  doc
    .lineWidth(isDashed ? 0.8 : 1.4)
    .lineJoin('round')
    .strokeColor(colour)
    .stroke()
    .restore()
}

interface Plot {
  left: number
  width: number
  floor: number
  heightAt: (value: number) => number
  points: (values: number[]) => Point[]
}

/** Draws the scale, grid lines and as many labels as fit. */
function axes(sheet: Sheet, { x, y, width, height }: Box, labels: string[], most: number): Plot {
  const top = niceTop(most)
  const [left, floor] = [x + axis.left, y + height - axis.bottom]
  const rise = height - axis.bottom - axis.top
  const heightAt = (value: number) => floor - (value / top) * rise
  const step = (width - axis.left) / labels.length
  for (let tick = 0; tick <= ticks; tick += 1) {
    const value = (top * tick) / ticks
    const level = heightAt(value)
    asArtifact(sheet, () =>
      sheet.doc
        .moveTo(left, level)
        .lineTo(x + width, level)
        .lineWidth(0.4)
        .strokeColor(colours.hairline)
        .stroke(),
    )
    write(
      sheet,
      compact(value, sheet.language),
      { x, y: level - 5.5, width: axis.left - 6 },
      { ...quiet, align: 'right' },
    )
  }
  const every = Math.ceil((labels.length * labelWidth) / (width - axis.left))
  for (const [index, label] of labels.entries()) {
    if (index % every) continue
    const labelled =
      Math.ceil(sheet.doc.font(`${sheet.fonts.name}-regular`).fontSize(sizes.fine).widthOfString(label)) + 1
    const centred = left + step * (index + 0.5) - labelled / 2
    write(sheet, label, { x: Math.min(centred, x + width - labelled), y: floor + 3, width: labelled }, quiet)
  }
  const points = (values: number[]) =>
    values.map((value, index) => ({ x: left + step * (index + 0.5), y: heightAt(value) }))
  return { left, width: width - axis.left, floor, heightAt, points }
}

/**
 * Returns the smallest of 1, 2, 4, 5, 8, 10… × 10ⁿ that is at least `most`, so that all four ticks are round numbers.
 */
export function niceTop(most: number): number {
  if (most <= 4) return 4
  const power = 10 ** Math.floor(Math.log10(most))
  return power * ([1, 2, 4, 5, 8, 10].find((step) => step * power >= most) ?? 10)
}

function compact(value: number, language: ReaderLanguage): string {
  return new Intl.NumberFormat(languageTags[language], { notation: 'compact', maximumFractionDigits: 1 }).format(value)
}
