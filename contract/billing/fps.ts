/**
 * The QR code of a payment by FPS: HKICL's form of the EMV merchant-presented code. It names the payee by FPS
 * identifier, mobile number or email address, and carries amount and reference, so that the buyer types nothing.
 */

const guid = 'hk.com.hkicl'
/** ISO 4217. */
const hkd = '344'
const nameMax = 25
const referenceMax = 25

const proxies = [
  { id: '02', form: /^\d{7}(\d{2})?$/ },
  { id: '03', form: /^\+852-\d{8}$/ },
  { id: '04', form: /^[^\s@]+@[^\s@]+\.[^\s@]+$/ },
] as const

/** Returns an FPS proxy as banks know it: "+852 6123 4567" becomes "+852-61234567". */
export function plainFpsProxy(text: string): string {
  const digits = text.replaceAll(/[\s()-]/g, '')
  if (/^(\+852)?[2-9]\d{7}$/.test(digits)) return `+852-${digits.slice(-8)}`
  return /^\d+$/.test(digits) ? digits : text.trim()
}

/** Returns whether a text is an FPS identifier, a mobile number of Hong Kong or an email address. */
export function isFpsProxy(text: string): boolean {
  return text.length <= 99 - guid.length - 8 && proxies.some(({ form }) => form.test(text))
}

interface FpsPayment {
  proxy: string
  /** Name of the payee; only its ASCII characters are shown. */
  payee: string
  /** In HKD. */
  amount: number
  /** Number of the document. */
  reference: string
}

/** Returns the text of the QR code; undefined without a proxy. */
export function fpsPayload({ proxy, payee, amount, reference }: FpsPayment): string | undefined {
  const known = proxies.find(({ form }) => form.test(proxy))
  if (!known) return undefined
  const name = plainAscii(payee).slice(0, nameMax) || 'NA'
  const body = [
    field('00', '01'),
    field('01', '12'),
    field('26', field('00', guid) + field(known.id, proxy)),
    field('52', '0000'),
    field('53', hkd),
    field('54', Number.isInteger(amount) ? String(amount) : amount.toFixed(2)),
    field('58', 'HK'),
    field('59', name),
    field('60', 'HK'),
    field('62', field('05', plainAscii(reference).slice(0, referenceMax))),
    '6304',
  ].join('')
  return body + crc16(body)
}

/** Returns the checksum of an EMV code: CRC-16/CCITT-FALSE in hexadecimal. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

function field(id: string, value: string): string {
  return id + String(value.length).padStart(2, '0') + value
}

function plainAscii(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/g, '').trim()
}
