import { fieldError } from '#contract/problems/field-errors.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { OrderCustomer } from './orders-write.repo.ts'

/**
 * Returns the customer of an order from those that are locked.
 * @throws customer.erased; request.invalid when it does not exist or was merged
 */
export function customerOf(customers: OrderCustomer[], id: string): OrderCustomer {
  const customer = customers.find((one) => one.id === id)
  if (customer?.isErased) throw problem('customer.erased', 'An order needs a customer who has not been erased')
  if (customer && !customer.isMerged) return customer
  const errors = [fieldError('customerId', 'unknown_customer')]
  throw problem('request.invalid', 'There is no such customer', errors)
}
