import { adminScreens } from '#contract/staff/permissions.ts'

/** The parts of a product's page, each at its own address. */
export const productTabs = ['details', 'edit', 'analytics', 'history'] as const
export type ProductTab = (typeof productTabs)[number]

/** The address of a product's page. */
export function productPath(id: string, tab: ProductTab = 'details'): string {
  const path = `${adminScreens.products.path}/${id}`
  return tab === 'details' ? path : `${path}/${tab}`
}
