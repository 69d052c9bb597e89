import { PassThrough, pipeline, Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { ZipFile } from 'yazl'
import { type CsvColumns, sendRows, withGuard } from './csv.ts'

const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Streams rows as an Excel workbook of one sheet: numbers as numbers, times as times, and texts as texts, never formulas. Written here
 * because libraries build the sheet in memory; this takes the same memory for any length. An error before the first row is an ordinary
 * error response; a later one aborts the response.
 * @param name of the file, without its date
 */
export function sendXlsx<Row>(
  reply: FastifyReply,
  name: string,
  rows: AsyncIterable<Row>,
  columns: CsvColumns<Row>,
): void {
  sendRows(reply, { name, ending: 'xlsx', type: contentType }, rows, (begun) => xlsxOf(begun, columns))
}

/** Returns the bytes of the workbook, a stream that ends or is destroyed together with `rows`. */
export function xlsxOf<Row>(rows: AsyncIterable<Row>, columns: CsvColumns<Row>): Readable {
  const zip = new ZipFile()
  for (const { name, content } of parts) zip.addBuffer(Buffer.from(content), name, { mtime: noTime })
  const sheet = Readable.from(sheetOf(rows, columns))
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', { mtime: noTime })
  zip.end()
  const workbook = new PassThrough()
  pipeline(zip.outputStream, workbook, () => sheet.destroy())
  sheet.once('error', (error) => workbook.destroy(error))
  return workbook
}

/** Earliest date that ZIP supports, for entries without a meaningful time. */
const noTime = new Date(1980, 0, 1)

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const styles = { time: 1, heading: 2 }

const parts = Object.entries({
  '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`,
}).map(([name, content]) => ({ name, content: xml + content }))

const batchLength = 64 * 1024

async function* sheetOf<Row>(rows: AsyncIterable<Row>, columns: CsvColumns<Row>): AsyncGenerator<string> {
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  const head = columns.map(([heading], index) => textCell(placeOf(index, 1), heading, styles.heading))
  let batch = `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${frozen}</sheetView></sheetViews><sheetData><row r="1">${head.join('')}</row>`
  let number = 1
  for await (const row of rows) {
    number += 1
    const cells = columns.map(([, value], index) => cellOf(placeOf(index, number), value(row)))
    batch += `<row r="${number}">${cells.join('')}</row>`
    if (batch.length < batchLength) continue
    yield batch
    batch = ''
  }
  yield `${batch}</sheetData></worksheet>`
}

function placeOf(column: number, row: number): string {
  let letters = ''
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters
  }
  return letters + row
}

function cellOf(place: string, value: ReturnType<CsvColumns<never>[number][1]>): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`
  if (value instanceof Date) return `<c r="${place}" s="${styles.time}"><v>${serialOf(value)}</v></c>`
  if (typeof value === 'boolean') return `<c r="${place}" t="b"><v>${value ? 1 : 0}</v></c>`
  return textCell(place, value.startsWith("'") ? withGuard(value) : value)
}

function textCell(place: string, text: string, style = 0): string {
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
}

/** Returns Excel's date serial: days since the eve of 1900, in UTC. */
function serialOf(moment: Date): number {
  return moment.getTime() / 86_400_000 + 25_569
}

/** Escapes a text, without characters that XML cannot hold; "_x0041_", which Excel reads as an escape, is escaped too. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/_(?=x[\da-f]{4}_)/giu, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
