import * as z from 'zod/mini'

/**
 * Who may do what (design, "Who may do what"; spec §6): the one declaration that routes, menus, docs/roles.md and the test of
 * every route × role follow. A role may do all that a lower one may. A route under /admin that names no permission does not
 * start.
 */

/** From the lowest to the highest. */
export const roles = ['viewer', 'editor', 'manager', 'super_admin'] as const
export const roleSchema = z.enum(roles)
export type Role = z.infer<typeof roleSchema>

/** Each permission with the lowest role that has it. */
export const permissions = {
  /** One's own notifications, saved views and search. */
  'desk.use': 'viewer',
  'products.read': 'viewer',
  'inbox.read': 'viewer',
  'sync.read': 'viewer',
  /** Quotations, orders, customers. */
  'sales.read': 'viewer',
  'figures.read': 'viewer',
  /** What visitors asked the assistant, and what it cost. */
  'conversations.read': 'viewer',
  /** Case studies and other content of the site's pages, drafts too. */
  'content.read': 'viewer',
  'products.write': 'editor',
  /** Changes and publishes them. */
  'content.write': 'editor',
  /** Uploads pictures and documents for either. */
  'media.write': 'editor',
  'inbox.answer': 'editor',
  /** Questions and answers of /support. */
  'questions.write': 'editor',
  'products.export': 'manager',
  'products.import': 'manager',
  'inbox.export': 'manager',
  'sync.run': 'manager',
  'sales.write': 'manager',
  'sales.export': 'manager',
  'conversations.erase': 'manager',
  /** All that is kept of a person, as a file; and forgetting them. */
  'customers.privacy': 'manager',
  'figures.export': 'manager',
  'users.manage': 'super_admin',
  'settings.manage': 'super_admin',
  'audit.read': 'super_admin',
} as const satisfies Record<string, Role>

export type Permission = keyof typeof permissions

/** Whether a role has a permission. */
export function may(role: Role, permission: Permission): boolean {
  return roles.indexOf(role) >= roles.indexOf(permissions[permission])
}

/** Every screen of the admin, in the order of its menu, with what it takes to see it. An address is active by its prefix. */
export const adminScreens = {
  dashboard: { path: '/admin', permission: 'desk.use' },
  products: { path: '/admin/products', permission: 'products.read' },
  content: { path: '/admin/content', permission: 'content.read' },
  enquiries: { path: '/admin/enquiries', permission: 'inbox.read' },
  demoRequests: { path: '/admin/demo-requests', permission: 'inbox.read' },
  quotes: { path: '/admin/quotes', permission: 'sales.read' },
  orders: { path: '/admin/orders', permission: 'sales.read' },
  customers: { path: '/admin/customers', permission: 'sales.read' },
  conversations: { path: '/admin/conversations', permission: 'conversations.read' },
  analytics: { path: '/admin/analytics', permission: 'figures.read' },
  salesSettings: { path: '/admin/sales-settings', permission: 'sales.write' },
  notion: { path: '/admin/notion', permission: 'sync.read' },
  users: { path: '/admin/users', permission: 'users.manage' },
  audit: { path: '/admin/audit', permission: 'audit.read' },
  settings: { path: '/admin/settings', permission: 'settings.manage' },
} as const satisfies Record<string, { path: string; permission: Permission }>

export type AdminScreen = keyof typeof adminScreens
