const hongKongAheadMs = 8 * 3_600_000

/**
 * Moments as a field shows them, in Hong Kong's time whatever the browser's clock is: Hong Kong changes none.
 * @returns "2026-12-01T09:00", or nothing
 */
export function hongKongTyped(moment: string | null): string {
  return moment === null ? '' : new Date(Date.parse(moment) + hongKongAheadMs).toISOString().slice(0, 16)
}

/** @param typed as a field holds it; @returns what the API takes, or null where nothing is typed */
export function hongKongMoment(typed: string): string | null {
  return typed === '' ? null : `${typed}:00+08:00`
}
