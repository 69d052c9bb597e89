import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { CustomerType } from '#contract/sales/customers.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createContactsRepo } from './contacts.repo.ts'
import { createCustomerFindingRepo, type FoundCustomer } from './customer-finding.repo.ts'

/** Somebody who asks or buys, as their quotation or order names them. */
export interface Buyer {
  name: string
  company: string
  /** Empty where it is not known: then nobody is found by it, and a customer is made. */
  email: string
  phone: string
  language: ReaderLanguage
  source: 'quote' | 'order' | 'enquiry' | 'staff'
  /** Where a customer has to be made; without it, a company makes a business. */
  type?: CustomerType | undefined
}

const triesMax = 5

/**
 * The customer whose contact has a buyer's address, in any case; else a new one with that contact. Two at once make one. It is
 * locked until the transaction ends, so this stands before any lock of a quotation or an order.
 * @returns the customer's id: neither merged nor erased
 * @throws record.changed where others keep merging and erasing it
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

/**
 * Locks a customer until the transaction ends.
 * @returns false where there is none of this id any more: it may have been merged into another, or erased
 */
export function lockCustomer(tx: Transaction, id: string): Promise<boolean> {
  return createCustomerFindingRepo(tx).lock(id)
}

/** A person's own address and phone are the customer's too; a company's are its contacts'. */
function customerOf({ name, company, phone, language, source, ...buyer }: Buyer): FoundCustomer {
  const email = buyer.email.toLowerCase()
  const type = buyer.type ?? (company === '' ? 'individual' : 'business')
  const own = type === 'individual' ? { email, phone } : { email: '', phone: '' }
  const contact = { name: name || company, email, phone }
  return { type, name: company || name, ...own, language, source, contact }
}
