import { asciiEmail } from '#contract/requests/contact-text.ts'

const address = /^[^\s<>,;@]+@[^\s<>,;@]+$/
const namedAddress = /^[^\r\n<>]*<([^\s<>,;@]+@[^\s<>,;@]+)>$/

export function isMailAddress(text: string): boolean {
  return address.test(text) && asciiEmail(text) !== undefined
}

/** An address, or "Harbour IoT <hello@example.com>". */
export function isSender(text: string): boolean {
  const [, named] = namedAddress.exec(text) ?? []
  return isMailAddress(named ?? text)
}
