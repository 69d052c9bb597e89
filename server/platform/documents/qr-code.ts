import { create } from 'qrcode'
import { colours } from './document-type.ts'

/** Draws a QR code. @param place `size` is the length of a side, in points */
export function setQrCode(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const side = size / modules.size
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      let end = column
      while (end < modules.size && modules.get(row, end)) end += 1
      if (end > column) doc.rect(x + column * side, y + row * side, (end - column) * side, side)
      column = end
    }
  }
  doc.fill(colours.ink)
}
