import { colours } from './document-type.ts'

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
