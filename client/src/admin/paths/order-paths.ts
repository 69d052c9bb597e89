import { orderStatuses } from '#contract/sales/orders.ts'
import { adminScreens } from '#contract/staff/permissions.ts'

const { path } = adminScreens.orders

export const newOrderPath = `${path}/new`

export function orderPath(id: string, part?: 'edit'): string {
  return part ? `${path}/${id}/${part}` : `${path}/${id}`
}

/** Orders that count as revenue: all but cancelled ones. */
export const countedOrdersPath = `${path}?status=${orderStatuses.filter((status) => status !== 'cancelled').join(',')}`
