import { phoneDigits } from '#contract/requests/contact-text.ts'

/** A Hong Kong number without country code. */
const hongKong = /^[2-9]\d{7}$/

/** Returns a number's digits with the country code and without extension, as `tel:` and WhatsApp expect. */
export function internationalDigits(phone: string): string {
  const digits = phoneDigits(phone).replace(/^00/, '')
  return hongKong.test(digits) ? `852${digits}` : digits
}
