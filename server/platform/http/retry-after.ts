/**
 * Reads a Retry-After header (RFC 9110 §10.2.3): seconds or an HTTP date.
 * @param now milliseconds since the epoch
 * @returns milliseconds to wait, or undefined where it cannot be read
 */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim()
  if (!text) return undefined
  const ms = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}
