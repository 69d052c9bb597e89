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
