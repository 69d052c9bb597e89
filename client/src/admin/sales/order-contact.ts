import { inLanguage } from '#contract/i18n/in-language.ts'
import type { StaffOrder } from '#contract/sales/orders.ts'
import { chatUrl, mailUrl } from '../../contact-urls.ts'
import { internationalDigits } from '../requests/index.ts'
import { ordersWords as words } from '../words/orders.words.ts'

type Buyer = Pick<StaffOrder, 'contactName' | 'customerName' | 'email' | 'phone' | 'reference' | 'language'>

export interface OrderContact {
  /** undefined without an address */
  mailUrl: string | undefined
  telUrl: string | undefined
  chatUrl: string | undefined
}

/** Returns links for contacting the buyer of an order; prefilled texts are in the buyer's language. */
export function orderContact({ contactName, customerName, email, phone, reference, language }: Buyer): OrderContact {
  const digits = internationalDigits(phone)
  const text = inLanguage(words.whatsAppText, language)(contactName || customerName, reference)
  return {
    mailUrl: email ? mailUrl(email, `Re: ${reference}`) : undefined,
    telUrl: digits ? `tel:+${digits}` : undefined,
    chatUrl: digits ? chatUrl(digits, text) : undefined,
  }
}
