import { asciiEmail } from '#contract/requests/contact-text.ts'

const address = /^[^\s<>,;@]+@[^\s<>,;@]+$/
const namedAddress = /^[^\r\n<>]*<([^\s<>,;@]+@[^\s<>,;@]+)>$/

export function isMailAddress(text: string): boolean {
  return address.test(text) && asciiEmail(text) !== undefined
}

/** Returns whether a text is an address, or one with a name, such as "Harbour IoT <hello@example.com>". */
export function isSender(text: string): boolean {
  const [, named] = namedAddress.exec(text) ?? []
  return isMailAddress(named ?? text)
}
