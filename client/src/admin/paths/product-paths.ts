import { adminScreens } from '#contract/staff/permissions.ts'

/** Tabs of a product's page, each with its own address. */
export const productTabs = ['details', 'edit', 'analytics', 'history'] as const
export type ProductTab = (typeof productTabs)[number]

export function productPath(id: string, tab: ProductTab = 'details'): string {
  const path = `${adminScreens.products.path}/${id}`
  return tab === 'details' ? path : `${path}/${tab}`
}
