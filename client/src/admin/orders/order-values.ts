import type { StaffOrder } from '#contract/sales/orders.ts'

/** Returns whether any field of an order may be edited. */
export function isEditable({ status }: Pick<StaffOrder, 'status'>): boolean {
  return status !== 'delivered' && status !== 'cancelled'
}
