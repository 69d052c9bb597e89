import type { StaffOrder } from '#contract/sales/orders.ts'

/** Whether anything of an order may still be edited. */
export function isEditable({ status }: Pick<StaffOrder, 'status'>): boolean {
  return status !== 'delivered' && status !== 'cancelled'
}
