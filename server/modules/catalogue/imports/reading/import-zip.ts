import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { importUnpackedMax } from '#contract/catalogue/product-imports.ts'
import { ImportFaultError } from '../import-faults.ts'

const entriesMax = 5000

/** A spreadsheet's parts by lower-case name, since programs differ in case. */
export interface Archive {
  names: string[]
  read: (name: string) => AsyncGenerator<string> | undefined
}

/**
 * Opens a ZIP archive. Stated sizes are verified, and the unpacked size of all parts is limited.
 * @throws ImportFaultError damaged, encrypted; when read, also too_large_unpacked
 */
export async function openArchive(bytes: Buffer): Promise<Archive> {
  const zip = await orDamaged(fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true }))
  const entries = await orDamaged(entriesOf(zip))
  const unpacked = { bytes: 0 }
  return {
    names: [...entries.keys()],
    read(name) {
      const entry = entries.get(name.toLowerCase())
      return entry && textOf(zip, entry, unpacked)
    },
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > entriesMax) throw new ImportFaultError('damaged')
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new ImportFaultError('encrypted')
    entries.set(entry.fileName.toLowerCase(), entry)
  }
  return entries
}

async function* textOf(zip: ZipFile, entry: Entry, unpacked: { bytes: number }): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const stream = await orDamaged(zip.openReadStreamPromise(entry))
  try {
    for await (const chunk of stream) {
      unpacked.bytes += chunk.length
      if (unpacked.bytes > importUnpackedMax) throw new ImportFaultError('too_large_unpacked')
      yield decoder.decode(chunk, { stream: true })
    }
  } catch (error) {
    throw error instanceof ImportFaultError ? error : new ImportFaultError('damaged')
  } finally {
    stream.destroy()
  }
}

async function orDamaged<T>(reading: Promise<T>): Promise<T> {
  return reading.catch((error: unknown) => {
    throw error instanceof ImportFaultError ? error : new ImportFaultError('damaged')
  })
}
