import { orderStatuses } from '#contract/sales/orders.ts'
import { adminScreens } from '#contract/staff/permissions.ts'

const { path } = adminScreens.orders

export const newOrderPath = `${path}/new`

/** The address of an order's page. */
export function orderPath(id: string, part?: 'edit'): string {
  return part ? `${path}/${id}/${part}` : `${path}/${id}`
}

/** The list, with those that a figure of revenue counts. */
export const countedOrdersPath = `${path}?status=${orderStatuses.filter((status) => status !== 'cancelled').join(',')}`
