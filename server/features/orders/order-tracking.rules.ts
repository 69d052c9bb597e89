/** Carriers whose page of a parcel is known, each by what staff call it, in any case. */
const carriers: { called: RegExp; page: string }[] = [
  {
    called: /\bs\.?f\.?\b|順豐|顺丰/iu,
    page: 'https://www.sf-express.com/hk/tc/dynamic_function/waybill/#search/bill-number/',
  },
  { called: /\bdhl\b/iu, page: 'https://www.dhl.com/hk-en/home/tracking.html?tracking-id=' },
  { called: /\bfed\s?ex\b|聯邦快遞|联邦快递/iu, page: 'https://www.fedex.com/fedextrack/?trknbr=' },
  { called: /\bups\b/iu, page: 'https://www.ups.com/track?tracknum=' },
  {
    called: /hong\s?kong post|\bhk\s?post\b|\bspeedpost\b|\bems\b|香港郵政|特快專遞/iu,
    page: 'https://www.hongkongpost.hk/en/mail_tracking/index.html?trackcode=',
  },
  { called: /\bkerry\b|嘉里/iu, page: 'https://hk.kerryexpress.com/track?track=' },
]

/** Where a parcel can be followed; null without a number, or of a carrier that is not known. */
export function trackingUrlOf(carrier: string, trackingNumber: string): string | null {
  if (trackingNumber === '') return null
  const known = carriers.find(({ called }) => called.test(carrier))
  return known ? known.page + encodeURIComponent(trackingNumber) : null
}
