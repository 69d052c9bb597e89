import { TextDecoder } from 'node:util'
import { ImportFaultError } from '../import-faults.ts'

export type FileEncoding = 'utf-8' | 'utf-16' | 'big5'

/**
 * The text of a file and what its bytes are: what its byte order mark says, else UTF-8 where it is valid, else Big5, which Excel
 * in Hong Kong saves.
 * @throws ImportFaultError not_text, unknown_encoding
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: FileEncoding } {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return { text: decoded(bytes, 'utf-16le'), encoding: 'utf-16' }
  if (first === 0xfe && second === 0xff) return { text: decoded(bytes, 'utf-16be'), encoding: 'utf-16' }
  if (bytes.includes(0)) throw new ImportFaultError('not_text')
  const text = tried(bytes, 'utf-8')
  return text === undefined ? { text: big5Of(bytes), encoding: 'big5' } : { text, encoding: 'utf-8' }
}

/**
 * Signs for private use: Node gives these for the characters that Hong Kong added to Big5 (HKSCS), and for bytes that are none.
 * Better refused, with the advice to save as UTF-8, than kept as characters that nobody can read.
 */
const unreadable = /[\uE000-\uF8FF\uFFFD\u0080-\u009F]/

function big5Of(bytes: Uint8Array): string {
  const text = tried(bytes, 'big5')
  if (text === undefined || unreadable.test(text)) throw new ImportFaultError('unknown_encoding')
  return text
}

function tried(bytes: Uint8Array, encoding: 'utf-8' | 'big5'): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function decoded(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes)
}
