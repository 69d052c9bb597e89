import { expect, it } from 'vitest'
import { customerOf } from '#server/modules/sales/orders/order-transactions.ts'
import type { OrderCustomer } from '#server/modules/sales/orders/orders-write.repo.ts'

const customer = (id: string, is: Partial<OrderCustomer> = {}): OrderCustomer => ({
  id,
  type: 'business',
  isMerged: false,
  isErased: false,
  ...is,
})
const customers = [customer('a'), customer('merged', { isMerged: true }), customer('erased', { isErased: true })]

it('an order is given to the customer of this id', () => {
  expect(customerOf(customers, 'a')).toBe(customers[0])
})

const missing = {
  code: 'request.invalid',
  message: 'There is no such customer',
  errors: [{ path: 'customerId', message: 'is not, or no longer, a customer', code: 'unknown_customer' }],
}
it.each([
  ['nobody', 'none', missing],
  ['who was merged into another', 'merged', missing],
  [
    'who was erased',
    'erased',
    { code: 'customer.erased', message: 'An order needs a customer who has not been erased' },
  ],
])('not to one %s', (_who, id, refusal) => {
  expect(() => customerOf(customers, id)).toThrow(expect.objectContaining(refusal))
})
