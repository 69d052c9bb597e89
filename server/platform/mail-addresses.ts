const address = /^[^\s<>,;@]+@[^\s<>,;@]+$/
const namedAddress = /^[^\r\n<>]*<[^\s<>,;@]+@[^\s<>,;@]+>$/

export function isMailAddress(text: string): boolean {
  return address.test(text)
}

/** An address, or "Harbour IoT <hello@example.com>". */
export function isSender(text: string): boolean {
  return address.test(text) || namedAddress.test(text)
}
