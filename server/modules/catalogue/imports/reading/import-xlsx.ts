import { importRowsMax } from '#contract/catalogue/product-imports.ts'
import { ImportFaultError } from '../import-faults.ts'
import { createCellReader, stringOf } from './import-cells.ts'
import { areasIn, createFill, placeOf } from './import-merges.ts'
import { createTable, type FileTable, type RawCell } from './import-table.ts'
import { attribute, elements, elementsIn, smallText } from './import-xml.ts'
import { type Archive, openArchive } from './import-zip.ts'

/** Reads the first visible sheet. Values are taken as saved: nothing is evaluated or fetched. Throws ImportFaultError. */
export async function readXlsx(bytes: Buffer): Promise<FileTable> {
  const archive = await openArchive(bytes)
  const workbook = await smallText(archive.read('xl/workbook.xml'))
  const sheet = archive.read(await sheetPath(archive, workbook))
  if (!sheet) throw new ImportFaultError('damaged')
  const strings = await sharedStrings(archive)
  const styles = await smallText(archive.read('xl/styles.xml'))
  const cellOf = createCellReader({ strings, styles, isFrom1904: /\bdate1904\s*=\s*["'](?:1|true)/.test(workbook) })
  const rows: SheetRow[] = []
  const after = { text: '' }
  let row = 0
  for await (const { attributes, inner } of elements(collectEnd(sheet, after), 'row')) {
    row = Number(attribute(attributes, 'r') ?? row + 1)
    const cells = valuesOf(inner, cellOf)
    if (cells.length > 0) rows.push({ row, cells })
    if (rows.length > sheetRowsMax) throw new ImportFaultError('too_many_rows')
  }
  const table = createTable({ isPlaced: true })
  const fill = createFill(areasIn(after.text))
  for (const { row, cells } of rows) table.add(row, fill(row, cells))
  return table.whole()
}

interface SheetRow {
  row: number
  cells: (string | RawCell)[]
}

/** More than an import accepts, since formatted blank rows are counted too. */
const sheetRowsMax = 4 * importRowsMax
const afterRowsMax = 8 * 1024 * 1024

/** Passes on the text of a sheet and collects what follows its rows, where merged cells are listed. */
async function* collectEnd(chunks: AsyncIterable<string>, after: { text: string }): AsyncGenerator<string> {
  let before = ''
  for await (const chunk of chunks) {
    if (after.text !== '') {
      if (after.text.length < afterRowsMax) after.text += chunk
    } else {
      const seam = before + chunk
      const end = /<\/(?:\w+:)?sheetData\s*>/.exec(seam)
      if (end) after.text = seam.slice(end.index)
      before = seam.slice(-64)
    }
    yield chunk
  }
}

async function sheetPath(archive: Archive, workbook: string): Promise<string> {
  const sheets = [...elementsIn(workbook, 'sheet')]
  const shown = sheets.find(({ attributes }) => !/hidden/i.test(attribute(attributes, 'state') ?? '')) ?? sheets[0]
  const id = shown && attribute(shown.attributes, 'id')
  const relations = await smallText(archive.read('xl/_rels/workbook.xml.rels'))
  const relation = [...elementsIn(relations, 'Relationship')].find(
    ({ attributes }) => attribute(attributes, 'Id') === id,
  )
  const target = (relation && attribute(relation.attributes, 'Target')) ?? 'worksheets/sheet1.xml'
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

async function sharedStrings(archive: Archive): Promise<string[]> {
  const part = archive.read('xl/sharedStrings.xml')
  const strings: string[] = []
  if (part) for await (const { inner } of elements(part, 'si')) strings.push(stringOf(inner))
  return strings
}

const columnsMax = 16_384

/** Returns the cells of a row by column; one without a position follows the previous one. Trailing blank cells are left out. */
function valuesOf(row: string, cellOf: (attributes: string, inner: string) => string | RawCell): (string | RawCell)[] {
  const values: (string | RawCell)[] = []
  let next = 0
  for (const { attributes, inner } of elementsIn(row, 'c')) {
    const column = placeOf(attribute(attributes, 'r') ?? '')?.column ?? next
    if (column >= columnsMax) throw new ImportFaultError('too_many_columns')
    next = column + 1
    const value = cellOf(attributes, inner)
    if (value === '') continue
    while (values.length < column) values.push('')
    values[column] = value
  }
  return values
}
