import * as z from 'zod/mini'

/**
 * Declares all access rules; routes, menus, docs/roles.md and the test of every route and role follow it. The server
 * does not start when a route under /admin has no permission.
 */

/** In the order of docs/roles.md. */
export const permissions = [
  /** Own notifications, saved views and search. */
  'desk.use',
  'products.read',
  'inbox.read',
  'sync.read',
  /** Quotations, orders, customers. */
  'sales.read',
  'figures.read',
  /** Follows the changes of what one may read. */
  'changes.read',
  /** Conversations with the assistant and their costs. */
  'conversations.read',
  /** Case studies and other content of pages, drafts included. */
  'content.read',
  'products.write',
  /** Edits and publishes content. */
  'content.write',
  /** Uploads pictures and documents for either. */
  'media.write',
  'inbox.answer',
  /** Questions and answers of /support. */
  'questions.write',
  'products.export',
  'products.import',
  'inbox.export',
  'sync.run',
  'sales.write',
  'sales.export',
  /** Counts, transfers and receives stock, and sets its locations. */
  'stock.write',
  /** Shows and exports the AppKeys of devices. */
  'devices.keys',
  /** Issues invoices, credit notes and other documents. */
  'documents.issue',
  /** Records payments and refunds, and sets them against invoices. */
  'payments.write',
  /** Releases orders above the credit limit of their customer. */
  'orders.release',
  /** Approves, receives and settles returns. */
  'returns.approve',
  /** Rates, terms, price limits and reply templates. */
  'sales.settings',
  'conversations.erase',
  /** Exports and erases personal data. */
  'customers.privacy',
  /** Margins of orders and products, and the stock's value by cost. */
  'figures.costs',
  'figures.export',
  /** Saved views for everyone. */
  'views.share',
  'users.manage',
  'settings.manage',
  'audit.read',
] as const
export type Permission = (typeof permissions)[number]

const reading = permissions.filter((name) => name === 'desk.use' || (name.endsWith('.read') && name !== 'audit.read'))
const editing = ['products.write', 'content.write', 'media.write', 'inbox.answer', 'questions.write'] as const
const administering = ['users.manage', 'settings.manage', 'audit.read'] as const

/** A role is a set of permissions; no role ranks above another. */
const rolePermissions = {
  viewer: reading,
  editor: [...reading, ...editing],
  sales: [...reading, 'inbox.answer', 'sales.write', 'sales.export', 'stock.write', 'documents.issue', 'figures.costs'],
  manager: permissions.filter((name) => !administering.some((one) => one === name)),
  super_admin: permissions,
} as const satisfies Record<string, readonly Permission[]>

export type Role = keyof typeof rolePermissions
/** In the order of selection lists. */
export const roles = Object.keys(rolePermissions) as Role[]
export const roleSchema = z.enum(roles)

export function may(role: Role, permission: Permission): boolean {
  return rolePermissions[role].some((name) => name === permission)
}

/**
 * Screens of the admin in the order of its menu, with the permission to see them. An address is active by its prefix.
 */
export const adminScreens = {
  dashboard: { path: '/admin', permission: 'desk.use' },
  products: { path: '/admin/products', permission: 'products.read' },
  content: { path: '/admin/content', permission: 'content.read' },
  enquiries: { path: '/admin/enquiries', permission: 'inbox.read' },
  demoRequests: { path: '/admin/demo-requests', permission: 'inbox.read' },
  quotes: { path: '/admin/quotes', permission: 'sales.read' },
  orders: { path: '/admin/orders', permission: 'sales.read' },
  stock: { path: '/admin/stock', permission: 'sales.read' },
  incoming: { path: '/admin/incoming', permission: 'sales.read' },
  devices: { path: '/admin/devices', permission: 'sales.read' },
  documents: { path: '/admin/documents', permission: 'sales.read' },
  payments: { path: '/admin/payments', permission: 'sales.read' },
  subscriptions: { path: '/admin/subscriptions', permission: 'sales.read' },
  returns: { path: '/admin/returns', permission: 'sales.read' },
  customers: { path: '/admin/customers', permission: 'sales.read' },
  conversations: { path: '/admin/conversations', permission: 'conversations.read' },
  analytics: { path: '/admin/analytics', permission: 'figures.read' },
  salesSettings: { path: '/admin/sales-settings', permission: 'sales.settings' },
  notion: { path: '/admin/notion', permission: 'sync.read' },
  users: { path: '/admin/users', permission: 'users.manage' },
  audit: { path: '/admin/audit', permission: 'audit.read' },
  settings: { path: '/admin/settings', permission: 'settings.manage' },
} as const satisfies Record<string, { path: string; permission: Permission }>

export type AdminScreen = keyof typeof adminScreens
