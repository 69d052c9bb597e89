import { expect, it } from 'vitest'
import { type QuoteStatus, quoteStatuses } from '#contract/sales/quote-requests.ts'
import { stepsOf } from '../../../client/src/site/quote/follow/progress.ts'

it.each<[QuoteStatus, string]>([
  ['requested', 'requested* priced sent accepted'],
  ['priced', 'requested+ priced* sent accepted'],
  ['sent', 'requested+ priced+ sent* accepted'],
  ['accepted', 'requested+ priced+ sent+ accepted*'],
  ['declined', 'requested+ priced+ sent+ declined*'],
  ['expired', 'requested+ priced+ sent+ expired*'],
  ['withdrawn', 'requested+ withdrawn*'],
])('%s: %s', (status, steps) => {
  const marks = { done: '+', present: '*', ahead: '' }
  expect(
    stepsOf(status)
      .map((step) => step.status + marks[step.state])
      .join(' '),
  ).toBe(steps)
})

it('every status is somewhere on the way', () => {
  for (const status of quoteStatuses) {
    expect(stepsOf(status).filter(({ state }) => state === 'present')).toEqual([{ status, state: 'present' }])
  }
})
