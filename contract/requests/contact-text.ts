/**
 * Normalizes email addresses and phone numbers as people paste and type them. An internationalized domain has two
 * forms: the readable one (info@公司.香港) and the one for mail servers (info@xn--55qx5d.xn--j6w193g); browsers send
 * either. The readable form is stored, so that addresses can be compared, and emails are sent to the other.
 */

/** Invisible characters, such as direction marks around numbers from contact lists. */
const invisible = /\p{Cf}/gu

const domainCharacters = /^[\p{L}\p{M}\p{N}.-]+$/u

/** Returns the readable form without invisible or full-width characters. An invalid address stays invalid. */
export function readableEmail(text: string): string {
  const plain = text.replace(invisible, '').normalize('NFKC').trim()
  const at = plain.lastIndexOf('@')
  return plain.slice(0, at + 1) + readableDomain(plain.slice(at + 1).replaceAll('。', '.'))
}

/** Returns the form for mail servers. @returns undefined when the domain is invalid */
export function asciiEmail(text: string): string | undefined {
  const at = text.lastIndexOf('@')
  const domain = asciiDomain(text.slice(at + 1))
  return domain && text.slice(0, at + 1) + domain
}

/** @returns undefined when the domain is invalid */
export function asciiDomain(domain: string): string | undefined {
  if (!isInternational(domain)) return domain
  if (!domainCharacters.test(domain)) return undefined
  return URL.parse(`http://${domain}`)?.hostname
}

/** Replaces encoded domains in a text by their stored, readable form. */
export function withReadableDomains(text: string): string {
  return text.replace(/[a-z0-9.-]*xn--[a-z0-9.-]+/gi, readableDomain)
}

function readableDomain(domain: string): string {
  const ascii = isInternational(domain) ? asciiDomain(domain) : undefined
  if (ascii === undefined) return domain
  return ascii
    .split('.')
    .map((label) => (label.startsWith('xn--') ? decodedLabel(label.slice(4)) : label))
    .join('.')
}

function isInternational(domain: string): boolean {
  return /[^ -~]|(?:^|\.)xn--/i.test(domain)
}

const [base, tMin, tMax, skew, damp] = [36, 1, 26, 38, 700]

/** Decodes a DNS label by RFC 3492. @param label without "xn--", already validated by URL */
function decodedLabel(label: string): string {
  const delimiter = label.lastIndexOf('-')
  const points = Array.from(label.slice(0, Math.max(delimiter, 0)), (character) => character.charCodeAt(0))
  let [codePoint, index, bias] = [128, 0, 72]
  for (let at = delimiter + 1; at < label.length; ) {
    const before = index
    for (let weight = 1, k = base; ; k += base, at += 1) {
      const digit = Number.parseInt(label.charAt(at), base)
      const value = digit < 10 ? digit + 26 : digit - 10
      index += value * weight
      const threshold = Math.min(Math.max(k - bias, tMin), tMax)
      if (value < threshold) break
      weight *= base - threshold
    }
    at += 1
    const length = points.length + 1
    bias = adaptedBias(index - before, length, before === 0)
    codePoint += Math.floor(index / length)
    index %= length
    points.splice(index, 0, codePoint)
    index += 1
  }
  return String.fromCodePoint(...points)
}

function adaptedBias(difference: number, length: number, isFirst: boolean): number {
  let delta = Math.floor(difference / (isFirst ? damp : 2))
  delta += Math.floor(delta / length)
  let k = 0
  for (; delta > ((base - tMin) * tMax) / 2; k += base) delta = Math.floor(delta / (base - tMin))
  return k + Math.floor(((base - tMin + 1) * delta) / (delta + skew))
}

/** Normalizes a phone number: no invisible or full-width characters, plain spaces and hyphens. */
export function plainPhone(text: string): string {
  return text
    .replace(invisible, '')
    .normalize('NFKC')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\u2010-\u2015\u2212\u30fc]/g, '-')
    .trim()
}

/** For the site's own number, which is dialled from abroad and used for chat links. */
export const internationalPhone = /^\+\d[\d ]{6,20}$/
export function plainInternationalPhone(text: string): string {
  return plainPhone(text)
    .replace(/[-().]+/g, ' ')
    .replace(/ +/g, ' ')
}

/** Returns the digits of a phone number without its extension. */
export function phoneDigits(phone: string): string {
  const [number = ''] = plainPhone(phone).split(/[^\d ().+/-]/)
  return number.replace(/\D/g, '')
}
