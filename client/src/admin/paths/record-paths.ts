import type { ContentKind } from '#contract/content/kinds.ts'
import { orderStatuses } from '#contract/sales/orders.ts'
import { adminScreens } from '#contract/staff/permissions.ts'

const {
  content,
  customers,
  devices,
  documents,
  incoming,
  orders,
  payments,
  products,
  quotes,
  returns,
  salesSettings,
  stock,
  subscriptions,
} = adminScreens

export function contentPath(kind: ContentKind): string {
  return `${content.path}/${kind}`
}

/** @param id of an entry, or `new` */
export function contentEntryPath(kind: ContentKind, id: string): string {
  return `${contentPath(kind)}/${id}`
}

export const newCustomerPath = `${customers.path}/new`

export function customerPath(id: string, part?: 'edit'): string {
  return part ? `${customers.path}/${id}/${part}` : `${customers.path}/${id}`
}

export function ordersOfCustomer(id: string): string {
  return `${orders.path}?customer=${id}`
}

export const documentsPath = documents.path
export const paymentsPath = payments.path
export const receivablesPath = `${documents.path}/receivables`
export const bankPath = `${documents.path}/bank`

export function documentPath(id: string): string {
  return `${documents.path}/${id}`
}

export const returnsPath = returns.path

export function returnPath(id: string): string {
  return `${returns.path}/${id}`
}

export const devicesPath = devices.path

export function devicePath(id: string): string {
  return `${devices.path}/${id}`
}

export function devicesOf(of: 'order' | 'customer' | 'product', id: string): string {
  return `${devices.path}?${of}=${id}`
}

/** @param from YYYY-MM-DD, as `to`: the first and last day on which a warranty ends */
export function warrantiesEnding(from: string, to: string): string {
  return `${devices.path}?sort=warrantyEndsOn&state=shipped&warrantyFrom=${from}&warrantyTo=${to}`
}

export const subscriptionsPath = subscriptions.path
export const recurringPath = `${subscriptions.path}/revenue`

export function subscriptionPath(id: string): string {
  return `${subscriptions.path}/${id}`
}

export const stockPath = stock.path
export const stockMovementsPath = `${stock.path}/movements`
export const stockLocationsPath = `${stock.path}/locations`
export const stockValuePath = `${stock.path}/value`
export const incomingPath = incoming.path

export function movementsOfProduct(id: string): string {
  return `${stockMovementsPath}?product=${id}`
}

export function receiptPath(id: string): string {
  return `${incoming.path}/${id}`
}

export const newOrderPath = `${orders.path}/new`

export function orderPath(id: string, part?: 'edit'): string {
  return part ? `${orders.path}/${id}/${part}` : `${orders.path}/${id}`
}

/** Orders that count as revenue: all but cancelled ones. */
export const countedOrdersPath = `${orders.path}?status=${orderStatuses.filter((status) => status !== 'cancelled').join(',')}`

/** Tabs of a product's page, each with its own address. */
export const productTabs = ['details', 'edit', 'analytics', 'history'] as const
export type ProductTab = (typeof productTabs)[number]

export function productPath(id: string, tab: ProductTab = 'details'): string {
  return tab === 'details' ? `${products.path}/${id}` : `${products.path}/${id}/${tab}`
}

export function quotePath(id: string, part?: 'edit'): string {
  return [quotes.path, id, part].filter(Boolean).join('/')
}

export const replyTemplatesPath = `${salesSettings.path}/reply-templates`

/** @param id of a template, or `new` */
export function replyTemplatePath(id: string): string {
  return `${replyTemplatesPath}/${id}`
}
