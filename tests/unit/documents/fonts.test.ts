import { expect, it } from 'vitest'
import { loadFonts } from '#server/platform/documents/document-fonts.ts'
import { bytesOf, newDocument, newSheet, page, write } from '#server/platform/documents/document-type.ts'
import { readPdf } from '#tests/api/datasheets/pdf.ts'

async function made(text: string): Promise<Buffer> {
  const fonts = await loadFonts('en')
  const doc = await newDocument({ title: 'Size', author: 'Us', madeAt: new Date(0), language: 'en' }, fonts)
  const bytes = bytesOf(doc)
  const sheet = newSheet({ doc, fonts, language: 'en' }, () => page.top)
  sheet.turn()
  write(sheet, text, { x: page.left, y: sheet.y, width: 200 }, { size: 10 })
  sheet.part.end()
  doc.end()
  return bytes
}

it('documents share what is read of a font, and none depends on those before it', async () => {
  const before = await made('40 m')
  const [noBreak] = readPdf(await made('40\u00a0m')).pages // the glyph of a space
  expect(noBreak).toContain('40\u00a0m')
  const after = await made('40 m')
  expect(readPdf(after).pages[0]).toContain('40 m')
  expect(after.equals(before)).toBe(true)
  const chinese = await made('漏水感測器')
  expect(readPdf(chinese).pages[0]).toContain('漏水感測器')
})
