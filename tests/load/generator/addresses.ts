/** Of a server that believes what a proxy on this machine says of who asks. */
export const behindProxy = { TRUST_PROXY: '127.0.0.1, ::1' }

/** An address of its own for each visitor, as the proxy in front would say it: an address has its limits. */
export function fromVisitor(visitor: number): Record<string, string> {
  return { 'x-forwarded-for': `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}` }
}
