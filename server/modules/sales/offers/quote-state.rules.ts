import type { QuoteStatus } from '#contract/sales/quote-requests.ts'
import { quoteMoves } from '#contract/sales/quotes.ts'
import { problem } from '#server/platform/http/problems.ts'

interface Dated {
  status: QuoteStatus
  /** Last day that the latest offer is valid, YYYY-MM-DD. */
  validUntil: string | null
}

/**
 * Returns the status on a day: an offer expires at midnight after its last day. Ignores a stored "expired" that a
 * fast clock set too early, so the offer is open again once the clock is right.
 * @param today YYYY-MM-DD in the shop's time zone
 */
export function statusOn(today: string, { status, validUntil }: Dated): QuoteStatus {
  if (status !== 'sent' && status !== 'expired') return status
  return (validUntil ?? today) < today ? 'expired' : 'sent'
}

const dayMs = 86_400_000

/** Returns the days between two dates (YYYY-MM-DD), at least 0. */
export function daysLeftOn(today: string, last: string): number {
  return Math.max((Date.parse(last) - Date.parse(today)) / dayMs, 0)
}

/** @throws quote.state unless `quoteMoves` allows the move */
export function requireMove(from: QuoteStatus, to: QuoteStatus): void {
  if (quoteMoves[from].includes(to)) return
  throw problem('quote.state', `A quotation that is ${from} cannot become ${to}`)
}
