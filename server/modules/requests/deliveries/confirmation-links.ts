import { pathPrefixes, type ReaderLanguage } from '#contract/i18n/languages.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/**
 * Creates links by which visitors confirm their email address. Nothing is stored: the token is the message's
 * reference with an HMAC-SHA-256 signature, so whoever presents it has read the email.
 */
export function createConfirmationLinks(secrets: Secrets, publicUrl: string | undefined) {
  return {
    /** Returns undefined without PUBLIC_URL. The token is in the fragment, which browsers do not send to servers. */
    url(reference: string, language: ReaderLanguage): string | undefined {
      if (!publicUrl) return undefined
      const token = `${reference}.${secrets.sign(reference, 'confirmation')}`
      return `${publicUrl.replace(/\/$/, '')}${pathPrefixes[language]}/confirm#${token}`
    },

    /** Returns undefined unless the signature is valid. */
    referenceOf(token: string): string | undefined {
      const [reference = '', signature = ''] = token.split('.', 2)
      return secrets.isSigned(reference, signature, 'confirmation') ? reference : undefined
    },
  }
}

export type ConfirmationLinks = ReturnType<typeof createConfirmationLinks>
