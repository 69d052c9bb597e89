import type { CustomerChoice } from '../../api/sales/customer-search.ts'
import type { NewOrderValues } from './order-form.ts'

/** What of a customer an order takes over; the contacts where they are known. */
export interface CustomerToOrder extends CustomerChoice {
  contacts?: readonly { name: string; email: string; phone: string; isPrimary: boolean }[]
}

/** An order's form for a customer: whom it is for, and what documents speak. */
export function withCustomer(values: NewOrderValues, customer: CustomerToOrder): NewOrderValues {
  const { id, name, type, email, phone, address, language, contacts = [] } = customer
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
    language,
  }
}
