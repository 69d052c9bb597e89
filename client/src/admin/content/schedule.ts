const hongKongAheadMs = 8 * 3_600_000

/**
 * Formats a moment for a datetime field, in Hong Kong time (UTC+8 all year).
 * @returns "2026-12-01T09:00", or '' for null
 */
export function hongKongTyped(moment: string | null): string {
  return moment === null ? '' : new Date(Date.parse(moment) + hongKongAheadMs).toISOString().slice(0, 16)
}

/** Parses a datetime field as Hong Kong time. @returns null where it is empty */
export function hongKongMoment(typed: string): string | null {
  return typed === '' ? null : `${typed}:00+08:00`
}
