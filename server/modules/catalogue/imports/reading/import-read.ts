import { ImportFaultError } from '../import-faults.ts'
import { readCsv } from './import-csv.ts'
import type { FileTable } from './import-table.ts'
import { decodeText, type FileEncoding } from './import-texts.ts'
import { readXlsx } from './import-xlsx.ts'

export type ReadFile = FileTable & ({ format: 'csv'; encoding: FileEncoding } | { format: 'xlsx'; encoding: null })

/**
 * Reads a file by what it holds, whatever it is called: a ZIP archive is XLSX, text is CSV. What a password protects, and a
 * spreadsheet of before 2007, is an OLE file.
 * @throws ImportFaultError
 */
export async function readFile(bytes: Buffer): Promise<ReadFile> {
  if (bytes.length === 0) throw new ImportFaultError('empty')
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new ImportFaultError('encrypted')
  if (startsWith(bytes, [0x50, 0x4b])) return { ...(await readXlsx(bytes)), format: 'xlsx', encoding: null }
  const { text, encoding } = decodeText(bytes)
  return { ...readCsv(text), format: 'csv', encoding }
}

function startsWith(bytes: Buffer, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}
