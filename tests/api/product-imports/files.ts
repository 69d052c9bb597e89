import { crc32, deflateRawSync } from 'node:zlib'

/** A part of a ZIP archive; `size` is what it says of itself, where that is not the truth. */
interface Part {
  name: string
  text: string | Buffer
  size?: number
  flags?: number
}

/** A ZIP archive of deflated parts, made by hand, so that it can lie. */
export function zip(parts: Part[]): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, text, size, flags = 0 } of parts) {
    const content = Buffer.from(text)
    const packed = deflateRawSync(content)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(flags, 2)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(content), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(size ?? content.length, 18)
    fields.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, tail, Buffer.from(name)]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return new Uint8Array(Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06', 'latin1'), end]))
}

const relations = `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`
const workbook = `<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`

/** An XLSX file around the XML of a sheet's rows. */
export function xlsx(rows: string | Buffer, more: Part[] = [], sheet: Partial<Part> = {}): Uint8Array<ArrayBuffer> {
  const text = Buffer.concat([
    Buffer.from('<worksheet><sheetData>'),
    Buffer.from(rows),
    Buffer.from('</sheetData></worksheet>'),
  ])
  return zip([
    { name: 'xl/workbook.xml', text: workbook },
    { name: 'xl/_rels/workbook.xml.rels', text: relations },
    { name: 'xl/worksheets/sheet1.xml', text, ...sheet },
    ...more,
  ])
}

/** A row of texts. */
export function xlsxRow(...cells: string[]): string {
  return `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`
}

/** The codes of two bytes of an encoding, by what they say. */
function codesOf(encoding: 'big5' | 'gb18030'): Map<string, number[]> {
  const decoder = new TextDecoder(encoding)
  const codes = new Map<string, number[]>()
  for (let first = 0x81; first <= 0xfe; first += 1) {
    for (let second = 0x40; second <= 0xfe; second += 1) {
      const sign = decoder.decode(Uint8Array.of(first, second))
      if (!codes.has(sign)) codes.set(sign, [first, second])
    }
  }
  return codes
}

function encoded(text: string, codes: Map<string, number[]>): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([...text].flatMap((sign) => (sign < '\x80' ? [sign.charCodeAt(0)] : (codes.get(sign) ?? []))))
}

const big5 = codesOf('big5')
const gb18030 = codesOf('gb18030')

/** As Excel in Hong Kong saves a CSV. */
export function inBig5(text: string): Uint8Array<ArrayBuffer> {
  return encoded(text, big5)
}

/** As Excel on the Mainland saves a CSV. */
export function inGb18030(text: string): Uint8Array<ArrayBuffer> {
  return encoded(text, gb18030)
}

export function inUtf16(text: string, order: 'le' | 'be'): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le')
  return new Uint8Array(order === 'le' ? bytes : bytes.swap16())
}
