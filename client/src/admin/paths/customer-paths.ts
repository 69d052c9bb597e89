import { adminScreens } from '#contract/staff/permissions.ts'

const { path } = adminScreens.customers

export const newCustomerPath = `${path}/new`

/** The address of a customer's page. */
export function customerPath(id: string, part?: 'edit'): string {
  return part ? `${path}/${id}/${part}` : `${path}/${id}`
}

/** The orders of one customer. */
export function ordersOfCustomer(id: string): string {
  return `${adminScreens.orders.path}?customer=${id}`
}
