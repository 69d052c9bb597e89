import { asciiEmail } from '#contract/requests/contact-text.ts'

/** Opens an email in the reader's own mail program, which need not know international domains. */
export function mailUrl(email: string, subject?: string, body?: string): string {
  const address = encodeURIComponent(asciiEmail(email) ?? email).replaceAll('%40', '@')
  const parts = Object.entries({ subject, body }).flatMap(([name, text]) =>
    text === undefined ? [] : [`${name}=${encodeURIComponent(text)}`],
  )
  return `mailto:${address}${parts.length > 0 ? `?${parts.join('&')}` : ''}`
}
