import type { QuoteStatus } from '#contract/sales/quote-requests.ts'

export interface Step {
  status: QuoteStatus
  state: 'done' | 'present' | 'ahead'
}

const way: QuoteStatus[] = ['requested', 'priced', 'sent', 'accepted']
/** Steps certainly completed when a request ends otherwise. It may be withdrawn before it is priced. */
const behind: Partial<Record<QuoteStatus, QuoteStatus[]>> = {
  declined: ['requested', 'priced', 'sent'],
  expired: ['requested', 'priced', 'sent'],
  withdrawn: ['requested'],
}

/** Returns the steps of a request: done, current and, unless it has ended otherwise, ahead. */
export function stepsOf(present: QuoteStatus): Step[] {
  const ended = behind[present]
  if (ended) return [...ended.map((status): Step => ({ status, state: 'done' })), { status: present, state: 'present' }]
  const reached = way.indexOf(present)
  return way.map((status, index) => ({
    status,
    state: index < reached ? 'done' : index === reached ? 'present' : 'ahead',
  }))
}
