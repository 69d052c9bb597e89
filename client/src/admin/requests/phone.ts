import { phoneDigits } from '#contract/requests/contact-text.ts'

/** Eight digits, the first of them 2 to 9: a number of Hong Kong as people there write it. */
const hongKong = /^[2-9]\d{7}$/

/** A phone number as `tel:` and WhatsApp take it: its digits, with the country's before them; without its extension. */
export function internationalDigits(phone: string): string {
  const digits = phoneDigits(phone).replace(/^00/, '')
  return hongKong.test(digits) ? `852${digits}` : digits
}
