import { asciiEmail } from '#contract/requests/contact-text.ts'

/**
 * Returns the address of a WhatsApp chat with the company, in which `text` is already written.
 * @param phone international, in any spelling
 */
export function chatUrl(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}

/** Returns the address of an email in the reader's own mail program, which need not know international domains. */
export function mailUrl(email: string, subject?: string, body?: string): string {
  const address = encodeURIComponent(asciiEmail(email) ?? email).replaceAll('%40', '@')
  const parts = Object.entries({ subject, body }).flatMap(([name, text]) =>
    text === undefined ? [] : [`${name}=${encodeURIComponent(text)}`],
  )
  return `mailto:${address}${parts.length > 0 ? `?${parts.join('&')}` : ''}`
}
