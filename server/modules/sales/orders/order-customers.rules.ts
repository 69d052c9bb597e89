import { fieldError } from '#contract/problems/field-errors.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { OrderCustomer } from './orders-write.repo.ts'

/**
 * The customer that an order is given to, of those that are held.
 * @throws customer.erased; request.invalid where there is none of this id, or it was merged into another
 */
export function customerOf(customers: OrderCustomer[], id: string): OrderCustomer {
  const customer = customers.find((one) => one.id === id)
  if (customer?.isErased) throw problem('customer.erased', 'An order needs a customer who has not been erased')
  if (customer && !customer.isMerged) return customer
  const errors = [fieldError('customerId', 'unknown_customer')]
  throw problem('request.invalid', 'There is no such customer', errors)
}
