import { describe, expect, it } from 'vitest'
import { quoteStatuses } from '#contract/sales/quote-requests.ts'
import { requireMove, statusOn } from '#server/modules/sales/offers/quote-state.rules.ts'

describe('a quotation that was sent', () => {
  it.each([
    ['on the day before its last', '2026-11-22', 'sent'],
    ['on its last day', '2026-11-23', 'sent'],
    ['after it', '2026-11-24', 'expired'],
  ])('%s', (_when, today, status) => {
    expect(statusOn(today, { status: 'sent', validUntil: '2026-11-23' })).toBe(status)
  })

  it('without a last day stays', () => {
    expect(statusOn('2026-11-24', { status: 'sent', validUntil: null })).toBe('sent')
  })

  it.each(quoteStatuses.filter((status) => status !== 'sent'))('one that is %s stays so', (status) => {
    expect(statusOn('2026-11-24', { status, validUntil: '2026-11-23' })).toBe(status)
  })
})

describe('what may become of a quotation', () => {
  const allowed = [
    ['requested', 'priced'],
    ['requested', 'withdrawn'],
    ['priced', 'priced'],
    ['priced', 'sent'],
    ['priced', 'withdrawn'],
    ['sent', 'priced'],
    ['sent', 'accepted'],
    ['sent', 'declined'],
    ['sent', 'withdrawn'],
    ['sent', 'expired'],
    ['expired', 'priced'],
  ]
  const moves = quoteStatuses.flatMap((from) => quoteStatuses.map((to) => [from, to] as const))

  it.each(moves)('%s to %s', (from, to) => {
    const isAllowed = allowed.some(([one, other]) => one === from && other === to)
    const refusal = expect.objectContaining({
      code: 'quote.state',
      message: `A quotation that is ${from} cannot become ${to}`,
    })
    if (isAllowed) expect(() => requireMove(from, to)).not.toThrow()
    else expect(() => requireMove(from, to)).toThrow(refusal)
  })
})
