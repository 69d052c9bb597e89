/**
 * E-mail addresses and phone numbers as people paste and type them. An address with an international domain has two forms: the one
 * that people read (info@公司.香港) and the one that mail servers take (info@xn--55qx5d.xn--j6w193g); browsers send either. It is stored
 * in the form that people read, so that comparing stored addresses needs nothing else, and mail goes to the other.
 */

/** Characters that nobody sees, such as the direction marks that contact lists put around a number. */
const invisible = /\p{Cf}/gu

const domainCharacters = /^[\p{L}\p{M}\p{N}.-]+$/u

/** In the form that people read, without invisible or full-width characters. What is no address stays recognisably none. */
export function readableEmail(text: string): string {
  const plain = text.replace(invisible, '').normalize('NFKC').trim()
  const at = plain.lastIndexOf('@')
  return plain.slice(0, at + 1) + readableDomain(plain.slice(at + 1).replaceAll('。', '.'))
}

/**
 * In the form that mail servers and mail programs take.
 * @returns undefined where the domain has none
 */
export function asciiEmail(text: string): string | undefined {
  const at = text.lastIndexOf('@')
  const domain = asciiDomain(text.slice(at + 1))
  return domain && text.slice(0, at + 1) + domain
}

/** @returns undefined where the domain is not allowed in the DNS */
export function asciiDomain(domain: string): string | undefined {
  if (!isInternational(domain)) return domain
  if (!domainCharacters.test(domain)) return undefined
  return URL.parse(`http://${domain}`)?.hostname
}

/** A text that may name a domain in the form of the DNS, with the domain as it is stored. */
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

/** Decodes a label of the DNS by RFC 3492. @param label without its "xn--"; one that URL took, so a valid one */
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

/** A phone number without invisible and full-width characters, its spaces and hyphens those of a keyboard. */
export function plainPhone(text: string): string {
  return text
    .replace(invisible, '')
    .normalize('NFKC')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\u2010-\u2015\u2212\u30fc]/g, '-')
    .trim()
}

/** For the site's own number, which is dialled from abroad and opens a chat: its parts are separated by spaces. */
export const internationalPhone = /^\+\d[\d ]{6,20}$/
export function plainInternationalPhone(text: string): string {
  return plainPhone(text)
    .replace(/[-().]+/g, ' ')
    .replace(/ +/g, ' ')
}

/** A phone number's digits, without its extension. */
export function phoneDigits(phone: string): string {
  const [number = ''] = plainPhone(phone).split(/[^\d ().+/-]/)
  return number.replace(/\D/g, '')
}
