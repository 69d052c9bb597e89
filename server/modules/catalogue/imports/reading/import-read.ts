import type { FileEncoding } from '#contract/catalogue/product-imports.ts'
import { ImportFaultError } from '../import-faults.ts'
import { readCsv } from './import-csv.ts'
import type { FileTable } from './import-table.ts'
import { decodeText } from './import-texts.ts'
import { readXlsx } from './import-xlsx.ts'

export type ReadFile = FileTable & {
  format: 'csv' | 'xlsx'
  /** Encoding of a text file; null where it is ambiguous. */
  encoding: FileEncoding | null
  encodings: FileEncoding[]
}

/**
 * Reads a file by its content, whatever its name: a ZIP archive is XLSX, text is CSV. OLE files are password-protected, or spreadsheets
 * from before 2007.
 * @param chosen encoding chosen by staff
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
