import { inLanguage } from '#contract/i18n/in-language.ts'
import { phoneDigits } from '#contract/requests/contact-text.ts'
import { chatUrl, mailUrl } from '../../contact-urls.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useCopy } from '../../ui/browser/useCopy.ts'
import { messagesWords as words } from '../words/messages.words.ts'
import type { Sender } from './sender.ts'

export interface Contact {
  mailUrl: string
  /** undefined without a phone number */
  telUrl: string | undefined
  chatUrl: string | undefined
  copy: (text: string) => void
}

/** Returns links for contacting a visitor; prefilled texts are in the visitor's language. */
export function useContact({ name, email, phone, reference, language }: Sender): Contact {
  const t = useTranslate()
  const copy = useCopy()
  const digits = internationalDigits(phone)
  return {
    mailUrl: mailUrl(email, `Re: ${reference}`),
    telUrl: digits ? `tel:+${digits}` : undefined,
    chatUrl: digits ? chatUrl(digits, inLanguage(words.whatsAppText, language)(name, reference)) : undefined,
    copy: (text) => void copy(text, { done: t(words.copied)(text), failed: t(words.copyFailed) }),
  }
}

/** A Hong Kong number without country code. */
const hongKong = /^[2-9]\d{7}$/

/** Returns a number's digits with the country code and without extension, as `tel:` and WhatsApp expect. */
export function internationalDigits(phone: string): string {
  const digits = phoneDigits(phone).replace(/^00/, '')
  return hongKong.test(digits) ? `852${digits}` : digits
}
