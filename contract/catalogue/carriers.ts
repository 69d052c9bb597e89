/** Carriers with a public tracking page. */
interface Carrier {
  name: string
  /** Matches every spelling of the name. */
  spelling: RegExp
  /** @param number URL-encoded tracking number */
  pageOf: (number: string) => string
}

const carriers: readonly Carrier[] = [
  {
    name: 'SF Express',
    spelling: /\bsf\b|s\.f\.|順豐|顺丰/i,
    pageOf: (number) => `https://htm.sf-express.com/hk/en/dynamic_function/waybill/#search/bill-number/${number}`,
  },
  {
    name: 'DHL',
    spelling: /dhl/i,
    pageOf: (number) => `https://www.dhl.com/hk-en/home/tracking.html?tracking-id=${number}&submit=1`,
  },
  {
    name: 'FedEx',
    spelling: /fed ?ex|聯邦快遞/i,
    pageOf: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  },
  { name: 'UPS', spelling: /\bups\b/i, pageOf: (number) => `https://www.ups.com/track?tracknum=${number}` },
  {
    name: 'Hongkong Post',
    spelling: /hong ?kong post|speedpost|\bems\b|香港郵政|特快專遞/i,
    pageOf: (number) => `https://www.hongkongpost.hk/en/mail_tracking/index.html?trackcode=${number}`,
  },
  {
    name: 'Kerry Express',
    spelling: /kerry|\bkln\b|嘉里/i,
    pageOf: (number) => `https://hk.kerryexpress.com/track?track=${number}`,
  },
]

/** Suggestions of the form; other names are allowed. */
export const carrierNames = carriers.map(({ name }) => name)

/** Returns the tracking page of the first of some numbers ("A1, A2"); null without a number or for an unknown carrier. */
export function trackingUrl(carrier: string, trackingNumber: string): string | null {
  const number = encodeURIComponent(trackingNumber.replace(/, .*/, '').trim())
  if (number === '') return null
  return carriers.find(({ spelling }) => spelling.test(carrier))?.pageOf(number) ?? null
}
