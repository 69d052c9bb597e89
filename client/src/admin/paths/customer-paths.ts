import { adminScreens } from '#contract/staff/permissions.ts'

const { path } = adminScreens.customers

export const newCustomerPath = `${path}/new`

export function customerPath(id: string, part?: 'edit'): string {
  return part ? `${path}/${id}/${part}` : `${path}/${id}`
}

export function ordersOfCustomer(id: string): string {
  return `${adminScreens.orders.path}?customer=${id}`
}
