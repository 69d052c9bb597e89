import { createHash } from 'node:crypto'
import type { MessageKind } from '#contract/requests/visitors.ts'

type ReferenceKind = MessageKind | 'order' | 'return'

const prefixes: Record<ReferenceKind, string> = {
  enquiry: 'ENQ',
  'demo-request': 'DEMO',
  'quote-request': 'RFQ',
  order: 'ORD',
  return: 'RMA',
}

export function kindOf(reference: string): MessageKind | undefined {
  const [prefix] = reference.split('-')
  if (prefix === prefixes.enquiry) return 'enquiry'
  if (prefix === prefixes['demo-request']) return 'demo-request'
  return prefix === prefixes['quote-request'] ? 'quote-request' : undefined
}

/** Returns this many random bytes. */
export type Random = (bytes: number) => Uint8Array

/** Crockford's base 32, without the easily confused I, L, O and U. */
const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const charactersInReference = 8

/** Returns a reference such as ENQ-7K3M9QX2. It may already be in use; the unique index decides. */
export function newReference(kind: ReferenceKind, random: Random): string {
  const drawn = Array.from(random(charactersInReference), (byte) => characters[byte % characters.length])
  return `${prefixes[kind]}-${drawn.join('')}`
}

/**
 * Returns the idempotency key of a message: `submissionId` with the form's content. The same form sent again is the
 * same message; one edited after a lost response is a new one.
 * @param fields of the visitor, in the order of their schema
 * @returns a UUID of version 8 (RFC 9562)
 */
export function messageId(submissionId: string, fields: object): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([submissionId.toLowerCase(), fields]))
    .digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

/** Chinese names have the family name first and no space. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const isChinese = /^\p{Script=Han}+$/u.test(firstName + lastName)
  return isChinese ? lastName + firstName : `${firstName} ${lastName}`
}

/** Domains that ignore dots in the local part; both are the same provider. */
const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * Normalizes an address for counting: lower case, without a plus suffix, and without the dots that Gmail ignores.
 * Emails are still sent to the address as given.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).toLowerCase()
  const name = address.slice(0, at).toLowerCase().replace(/\+.*/s, '')
  return dotless.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
