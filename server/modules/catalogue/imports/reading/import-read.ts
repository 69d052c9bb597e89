import type { FileEncoding } from '#contract/catalogue/product-imports.ts'
import { ImportFaultError } from '../import-faults.ts'
import { readCsv } from './import-csv.ts'
import type { FileTable } from './import-table.ts'
import { decodeText } from './import-texts.ts'
import { readXlsx } from './import-xlsx.ts'

export type ReadFile = FileTable & {
  format: 'csv' | 'xlsx'
  /** Of a text file; null where it may be one of several. */
  encoding: FileEncoding | null
  /** Those that the text may be of, the likeliest first, where that is not certain. */
  encodings: FileEncoding[]
}

/**
 * Reads a file by what it holds, whatever it is called: a ZIP archive is XLSX, text is CSV. What a password protects, and a
 * spreadsheet of before 2007, is an OLE file.
 * @param chosen what staff have said that the text is encoded in
 * @throws ImportFaultError
 */
export async function readFile(bytes: Buffer, chosen?: FileEncoding | null): Promise<ReadFile> {
  if (bytes.length === 0) throw new ImportFaultError('empty')
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new ImportFaultError('encrypted')
  if (startsWith(bytes, [0x50, 0x4b]))
    return { ...(await readXlsx(bytes)), format: 'xlsx', encoding: null, encodings: [] }
  const { text, encoding, encodings } = decodeText(bytes, chosen)
  return { ...readCsv(text), format: 'csv', encoding, encodings }
}

function startsWith(bytes: Buffer, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}
