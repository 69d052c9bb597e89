import { TextDecoder } from 'node:util'
import { ImportFaultError } from './product-imports.faults.ts'

export type FileEncoding = 'utf-8' | 'utf-16' | 'big5'

/**
 * The text of a file and what its bytes are: what its byte order mark says, else UTF-8 where it is valid, else Big5 with the
 * Hong Kong characters, which Excel in Hong Kong saves.
 * @throws ImportFaultError not_text, unknown_encoding
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: FileEncoding } {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return { text: decoded(bytes, 'utf-16le'), encoding: 'utf-16' }
  if (first === 0xfe && second === 0xff) return { text: decoded(bytes, 'utf-16be'), encoding: 'utf-16' }
  if (bytes.includes(0)) throw new ImportFaultError('not_text')
  return tried(bytes, 'utf-8') ?? tried(bytes, 'big5') ?? refuse()
}

function tried(bytes: Uint8Array, encoding: 'utf-8' | 'big5') {
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding }
  } catch {
    return undefined
  }
}

function decoded(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes)
}

function refuse(): never {
  throw new ImportFaultError('unknown_encoding')
}
