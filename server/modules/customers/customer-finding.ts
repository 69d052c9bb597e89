import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { CustomerType } from '#contract/sales/customers.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createContactsRepo, createCustomerFindingRepo, type FoundCustomer } from './customer-finding.repo.ts'

/** The person who requests or buys, as the quotation or order names them. */
export interface Buyer {
  name: string
  company: string
  /** When empty, no existing customer is matched and a new one is created. */
  email: string
  phone: string
  language: ReaderLanguage
  source: 'quote' | 'order' | 'enquiry' | 'staff'
  /** Type of a customer that is created; by default a company name makes it a business. */
  type?: CustomerType | undefined
}

const triesMax = 5

/**
 * Finds the customer whose contact has the buyer's address (ignoring case), or creates one; concurrent calls create
 * only one. Locks the customer until the transaction ends, so call it before locking a quotation or an order.
 * @returns the id of a customer that is neither merged nor erased
 * @throws record.changed after several attempts during which it kept being merged or erased
 */
export async function customerFor(tx: Transaction, buyer: Buyer): Promise<string> {
  const finding = createCustomerFindingRepo(tx)
  const customer = customerOf(buyer)
  for (let tries = 1; tries <= triesMax; tries += 1) {
    const known = await createContactsRepo(tx).customerOf(customer.contact.email)
    const id = known ?? (await finding.add(customer))
    if (id !== undefined && (await finding.lock(id))) return id
  }
  throw problem('record.changed', 'The customer is being changed by others: try again')
}

/** Locks a customer until the transaction ends. @returns false when it was merged or erased, or does not exist */
export function lockCustomer(tx: Transaction, id: string): Promise<boolean> {
  return createCustomerFindingRepo(tx).lock(id)
}

/** Stores an individual's address and phone on the customer too; a business has them on its contacts only. */
function customerOf({ name, company, phone, language, source, ...buyer }: Buyer): FoundCustomer {
  const email = buyer.email.toLowerCase()
  const type = buyer.type ?? (company === '' ? 'individual' : 'business')
  const own = type === 'individual' ? { email, phone } : { email: '', phone: '' }
  const contact = { name: name || company, email, phone }
  return { type, name: company || name, ...own, language, source, contact }
}
