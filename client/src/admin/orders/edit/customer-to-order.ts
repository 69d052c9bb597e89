import type { CustomerChoice } from '../../api/sales/customer-search.ts'
import type { NewOrderValues } from './order-form.ts'

/** The values that an order copies from a customer. */
export interface CustomerToOrder extends CustomerChoice {
  contacts?: readonly { name: string; email: string; phone: string; isPrimary: boolean }[]
}

/** Fills in a customer, with the language of the order's documents. */
export function withCustomer(values: NewOrderValues, customer: CustomerToOrder): NewOrderValues {
  const { id, name, type, email, phone, address, country, language, contacts = [] } = customer
  const contact = contacts.find(({ isPrimary }) => isPrimary) ?? contacts[0]
  return {
    ...values,
    customerId: id,
    customerName: name,
    customerType: type,
    contactName: contact?.name ?? '',
    email: contact?.email || email,
    phone: contact?.phone || phone,
    address,
    country,
    language,
  }
}
