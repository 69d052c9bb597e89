import { ImportFaultError } from '../import-faults.ts'
import { cellFormats, createCellReader, stringOf } from './import-cells.ts'
import { createTable, type FileTable } from './import-table.ts'
import { attribute, elements, elementsIn, smallText } from './import-xml.ts'
import { type Archive, openArchive } from './import-zip.ts'

/**
 * The table in the first sheet that is shown. Values are taken as they were saved: nothing is evaluated, and nothing is
 * fetched.
 * @throws ImportFaultError
 */
export async function readXlsx(bytes: Buffer): Promise<FileTable> {
  const archive = await openArchive(bytes)
  const workbook = await smallText(archive.read('xl/workbook.xml'))
  const sheet = archive.read(await sheetPath(archive, workbook))
  if (!sheet) throw new ImportFaultError('damaged')
  const strings = await sharedStrings(archive)
  const formats = cellFormats(await smallText(archive.read('xl/styles.xml')))
  const cellText = createCellReader({ strings, formats, isFrom1904: /\bdate1904\s*=\s*["'](?:1|true)/.test(workbook) })
  const table = createTable()
  let row = 0
  for await (const { attributes, inner } of elements(sheet, 'row')) {
    row = Number(attribute(attributes, 'r') ?? row + 1)
    table.add(row, valuesOf(inner, cellText))
  }
  return table.whole()
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

/** Columns that a sheet can have. */
const columnsMax = 16_384

/** The values of a row by their columns; a cell that does not say where it is follows the one before. */
function valuesOf(row: string, cellText: (attributes: string, inner: string) => string): string[] {
  const values: string[] = []
  for (const { attributes, inner } of elementsIn(row, 'c')) {
    const column = columnOf(attribute(attributes, 'r')) ?? values.length
    if (column >= columnsMax) throw new ImportFaultError('too_many_columns')
    while (values.length < column) values.push('')
    values[column] = cellText(attributes, inner)
  }
  return values
}

/** 0 for "A7", 27 for "AB7". */
function columnOf(address: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,4}/i.exec(address ?? '')?.[0].toUpperCase()
  if (!letters) return undefined
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
