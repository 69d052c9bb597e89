import { pathPrefixes, type ReaderLanguage } from '#contract/i18n/languages.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/**
 * The links by which visitors confirm that an address is theirs. Nothing is kept of them: the secret is the message's reference, signed
 * (HMAC-SHA-256), so that whoever can name it has read the mail.
 */
export function createConfirmationLinks(secrets: Secrets, publicUrl: string | undefined) {
  return {
    /** Where they confirm; undefined without PUBLIC_URL. The secret stands behind the #, which no server is sent. */
    url(reference: string, language: ReaderLanguage): string | undefined {
      if (!publicUrl) return undefined
      const token = `${reference}.${secrets.sign(reference, 'confirmation')}`
      return `${publicUrl.replace(/\/$/, '')}${pathPrefixes[language]}/confirm#${token}`
    },

    /** Whose link it is; undefined where we have not made it. */
    referenceOf(token: string): string | undefined {
      const [reference = '', signature = ''] = token.split('.', 2)
      return secrets.isSigned(reference, signature, 'confirmation') ? reference : undefined
    },
  }
}

export type ConfirmationLinks = ReturnType<typeof createConfirmationLinks>
