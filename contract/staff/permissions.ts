import * as z from 'zod/mini'

/**
 * Who may do what: the one declaration that routes, menus, docs/roles.md and the test of every route × role follow. A route under /admin
 * that names no permission does not start.
 */

/** Every permission, in the order in which roles.md lists them. */
export const permissions = [
  /** One's own notifications, saved views and search. */
  'desk.use',
  'products.read',
  'inbox.read',
  'sync.read',
  /** Quotations, orders, customers. */
  'sales.read',
  'figures.read',
  /** What visitors asked the assistant, and what it cost. */
  'conversations.read',
  /** Case studies and other content of the site's pages, drafts too. */
  'content.read',
  'products.write',
  /** Changes and publishes them. */
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
  /** Rates, terms and the limits that prices are held to. */
  'sales.settings',
  'conversations.erase',
  /** All that is kept of a person, as a file; and forgetting them. */
  'customers.privacy',
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

/** What each role may do. A role is a set of permissions: none is above another. */
const rolePermissions = {
  viewer: reading,
  editor: [...reading, ...editing],
  sales: [...reading, 'inbox.answer', 'sales.write', 'sales.export'],
  manager: permissions.filter((name) => !administering.some((one) => one === name)),
  super_admin: permissions,
} as const satisfies Record<string, readonly Permission[]>

export type Role = keyof typeof rolePermissions
/** In the order in which they are offered. */
export const roles = Object.keys(rolePermissions) as Role[]
export const roleSchema = z.enum(roles)

/** Returns whether a role has a permission. */
export function may(role: Role, permission: Permission): boolean {
  return rolePermissions[role].some((name) => name === permission)
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
  salesSettings: { path: '/admin/sales-settings', permission: 'sales.settings' },
  notion: { path: '/admin/notion', permission: 'sync.read' },
  users: { path: '/admin/users', permission: 'users.manage' },
  audit: { path: '/admin/audit', permission: 'audit.read' },
  settings: { path: '/admin/settings', permission: 'settings.manage' },
} as const satisfies Record<string, { path: string; permission: Permission }>

export type AdminScreen = keyof typeof adminScreens
