import { readFile } from 'node:fs/promises'
import { inflateSync } from 'node:zlib'
import { deviceKindOf } from '#contract/catalogue/device-kinds.ts'
import type { Product } from '#contract/catalogue/products.ts'
import type { ImageBytes } from '../images/images.repo.ts'
import type { Images } from '../images/images.service.ts'

export interface Picture {
  photograph?: Buffer | undefined
  drawing: string
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Larger photographs, and formats that PDF does not know, are replaced by a smaller JPEG, so that a datasheet can be mailed. */
const photographMaxBytes = 700_000
const pixelsMax = 6_000_000
/** pdfkit separates alpha channels pixel by pixel: 8 million take a second. */
const transparentPixelsMax = 1_500_000
const drawingSize = { width: 240, height: 180 }

/** Returns the first photograph that can be embedded, and the drawing that the site shows (tests/ui/datasheet-drawings.test.ts). */
export async function pictureOf(product: Product, images: Pick<Images, 'find' | 'findPrinted'>): Promise<Picture> {
  const file = new URL(`./drawings/${deviceKindOf(product)}.svg`, import.meta.url)
  const drawing = await readFile(file, 'utf8')
  for (const { url } of product.images) {
    const hash = url.slice(url.lastIndexOf('/') + 1)
    for (const find of [images.find, images.findPrinted]) {
      const image = await find(hash)
      if (image && isEmbeddable(image)) return { photograph: Buffer.from(image.bytes), drawing }
    }
  }
  return { drawing }
}

function isEmbeddable({ contentType, bytes }: ImageBytes): boolean {
  if (bytes.length > photographMaxBytes) return false
  const buffer = Buffer.from(bytes)
  return contentType === 'image/jpeg' ? isJpeg(buffer) : contentType === 'image/png' && isPng(buffer)
}

export function isJpeg(bytes: Buffer): boolean {
  let position = 2
  while (position + 10 <= bytes.length && bytes[position] === 0xff) {
    const marker = bytes[position + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) {
      const pixels = bytes.readUInt16BE(position + 5) * bytes.readUInt16BE(position + 7)
      return bytes[position + 4] === 8 && pixels > 0 && [1, 3, 4].includes(bytes[position + 9] ?? 0)
    }
    position += 2 + bytes.readUInt16BE(position + 2)
  }
  return false
}

const channelsOf: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Returns whether a PNG is complete. pdfkit unpacks those with an alpha channel in a callback, where an error would crash the process. */
export function isPng(bytes: Buffer): boolean {
  if (bytes.length < 33) return false
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const [depth = 0, colourType = 0] = bytes.subarray(24, 26)
  const isInterlaced = bytes[28] !== 0
  const channels = channelsOf[colourType]
  if (!channels || isInterlaced || ![8, 16].includes(depth)) return false
  if (width * height > (channels % 2 === 0 ? transparentPixelsMax : pixelsMax)) return false
  const lineBytes = 1 + (width * channels * depth) / 8
  const pixels = unpacked(bytes, lineBytes * height)
  if (pixels?.length !== lineBytes * height) return false
  for (let line = 0; line < height; line += 1) if ((pixels[line * lineBytes] ?? 5) > 4) return false
  return height > 0
}

function unpacked(bytes: Buffer, maxOutputLength: number): Buffer | undefined {
  const parts: Buffer[] = []
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)))
  }
  try {
    return inflateSync(Buffer.concat(parts), { maxOutputLength })
  } catch {
    return undefined
  }
}

export function drawPicture(doc: PDFKit.PDFDocument, { photograph, drawing }: Picture, box: Box): void {
  if (!photograph || !isPlaced(doc, photograph, box)) drawDrawing(doc, drawing, box)
}

function isPlaced(doc: PDFKit.PDFDocument, photograph: Buffer, { x, y, width, height }: Box): boolean {
  try {
    doc.image(photograph, x, y, { fit: [width, height], align: 'center', valign: 'center' })
    return true
  } catch {
    return false
  }
}

function drawDrawing(doc: PDFKit.PDFDocument, drawing: string, box: Box): void {
  const scale = Math.min(box.width / drawingSize.width, box.height / drawingSize.height)
  const x = box.x + (box.width - scale * drawingSize.width) / 2
  const y = box.y + (box.height - scale * drawingSize.height) / 2
  doc.save().translate(x, y).scale(scale).lineCap('round').lineJoin('round')
  for (const [, tag, attributes = '', text = ''] of drawing.matchAll(/<(path|text) ([^>]*?)(?:\/>|>([^<]*))/g)) {
    const values = Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    )
    if (tag === 'path') drawPath(doc, values)
    else drawText(doc, values, text)
  }
  doc.restore()
}

function drawPath(
  doc: PDFKit.PDFDocument,
  { d = '', fill = 'none', stroke = 'none', ...line }: Record<string, string>,
) {
  doc.path(d)
  if (stroke !== 'none') doc.lineWidth(Number(line['stroke-width']))
  if (fill !== 'none' && stroke !== 'none') doc.fillAndStroke(fill, stroke)
  else if (fill !== 'none') doc.fill(fill)
  else doc.stroke(stroke)
}

function drawText(
  doc: PDFKit.PDFDocument,
  { transform = '', fill = '', ...type }: Record<string, string>,
  text: string,
) {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = (transform.match(/-?[\d.]+/g) ?? []).map(Number)
  doc.save().transform(a, b, c, d, e, f).font('regular').fontSize(Number(type['font-size'])).fillColor(fill)
  const start = type['text-anchor'] === 'end' ? -doc.widthOfString(text) : 0
  doc.text(text, start, 0, { lineBreak: false, baseline: 'alphabetic' }).restore()
}
