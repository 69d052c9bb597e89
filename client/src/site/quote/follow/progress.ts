import type { QuoteStatus } from '#contract/sales/quote-requests.ts'

export interface Step {
  status: QuoteStatus
  state: 'done' | 'present' | 'ahead'
}

const way: QuoteStatus[] = ['requested', 'priced', 'sent', 'accepted']
/** A request that ends otherwise: what was certainly behind it. It may be withdrawn before it has a price. */
const behind: Partial<Record<QuoteStatus, QuoteStatus[]>> = {
  declined: ['requested', 'priced', 'sent'],
  expired: ['requested', 'priced', 'sent'],
  withdrawn: ['requested'],
}

/** The steps of a request: those it has taken, where it is, and those ahead unless it has ended otherwise. */
export function stepsOf(present: QuoteStatus): Step[] {
  const ended = behind[present]
  if (ended) return [...ended.map((status): Step => ({ status, state: 'done' })), { status: present, state: 'present' }]
  const reached = way.indexOf(present)
  return way.map((status, index) => ({
    status,
    state: index < reached ? 'done' : index === reached ? 'present' : 'ahead',
  }))
}
