import type { QuoteStatus } from '#contract/sales/quote-requests.ts'
import { quoteMoves } from '#contract/sales/quotes.ts'
import { problem } from '#server/platform/http/problems.ts'

interface Dated {
  status: QuoteStatus
  /** YYYY-MM-DD: the last day that what was sent last holds. */
  validUntil: string | null
}

/**
 * Where a quotation stands: one that was sent has expired from the midnight after its last day on. Only the day decides, whatever a
 * clock that was ahead has marked: once it is right again, the quotation is open again.
 * @param today YYYY-MM-DD in the shop's time zone
 */
export function statusOn(today: string, { status, validUntil }: Dated): QuoteStatus {
  if (status !== 'sent' && status !== 'expired') return status
  return (validUntil ?? today) < today ? 'expired' : 'sent'
}

const dayMs = 86_400_000

/** Days from one to another, both YYYY-MM-DD; 0 where the other is past. */
export function daysLeftOn(today: string, last: string): number {
  return Math.max((Date.parse(last) - Date.parse(today)) / dayMs, 0)
}

/** @throws quote.state where `quoteMoves` knows no such move */
export function requireMove(from: QuoteStatus, to: QuoteStatus): void {
  if (quoteMoves[from].includes(to)) return
  throw problem('quote.state', `A quotation that is ${from} cannot become ${to}`)
}
