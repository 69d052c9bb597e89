import { createHash } from 'node:crypto'
import type { MessageKind } from '#contract/requests/visitors.ts'

/** What references begin with. */
const prefixes: Record<MessageKind | 'order', string> = {
  enquiry: 'ENQ',
  'demo-request': 'DEMO',
  'quote-request': 'RFQ',
  order: 'ORD',
}

/** What kind of message a reference is of; undefined where it is of none. */
export function kindOf(reference: string): MessageKind | undefined {
  const [prefix] = reference.split('-')
  if (prefix === prefixes.enquiry) return 'enquiry'
  if (prefix === prefixes['demo-request']) return 'demo-request'
  return prefix === prefixes['quote-request'] ? 'quote-request' : undefined
}

/** As many bytes as asked for. */
export type Random = (bytes: number) => Uint8Array

/** Crockford's base 32, which leaves out I, L, O and U: nobody mistakes them for other characters, or reads a word. */
const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const charactersInReference = 8

/** A reference such as ENQ-7K3M9QX2, short enough to be said on the phone. It may be in use: the database decides. */
export function newReference(kind: MessageKind | 'order', random: Random): string {
  const drawn = Array.from(random(charactersInReference), (byte) => characters[byte % characters.length])
  return `${prefixes[kind]}-${drawn.join('')}`
}

/**
 * What a message is told from others by: its form's `submissionId` together with what was filled in. A form sent again as it
 * was is the same message; one that was changed after an answer got lost is another, or the change would be lost.
 * @param fields of the visitor, in the order of their schema
 * @returns a UUID of version 8 (RFC 9562: made by rules of one's own)
 */
export function messageId(submissionId: string, fields: object): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([submissionId.toLowerCase(), fields]))
    .digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
