import {
  Banknote,
  BarChart3,
  Bot,
  Building2,
  CalendarClock,
  CalendarSync,
  Cpu,
  FileText,
  LayoutDashboard,
  type LucideIcon,
  MessageSquareText,
  Package,
  PackagePlus,
  PanelsTopLeft,
  ReceiptText,
  RefreshCw,
  ScrollText,
  Settings,
  ShoppingCart,
  SlidersHorizontal,
  Undo2,
  Users,
  Warehouse,
} from 'lucide-react'
import type { Badges } from '#contract/staff/notifications.ts'
import { type AdminScreen, adminScreens } from '#contract/staff/permissions.ts'

interface MenuEntry {
  Icon: LucideIcon
  /** Entries of a group are adjacent, in the order of `adminScreens`. */
  group: 'overview' | 'catalogue' | 'inbox' | 'sales' | 'system'
  badge?: keyof Badges
}

export const menuEntries: Record<AdminScreen, MenuEntry> = {
  dashboard: { Icon: LayoutDashboard, group: 'overview' },
  products: { Icon: Package, group: 'catalogue', badge: 'products' },
  content: { Icon: PanelsTopLeft, group: 'catalogue' },
  enquiries: { Icon: MessageSquareText, group: 'inbox', badge: 'enquiries' },
  demoRequests: { Icon: CalendarClock, group: 'inbox', badge: 'demoRequests' },
  quotes: { Icon: FileText, group: 'sales', badge: 'quotes' },
  orders: { Icon: ShoppingCart, group: 'sales', badge: 'orders' },
  stock: { Icon: Warehouse, group: 'sales' },
  incoming: { Icon: PackagePlus, group: 'sales' },
  devices: { Icon: Cpu, group: 'sales' },
  documents: { Icon: ReceiptText, group: 'sales' },
  payments: { Icon: Banknote, group: 'sales' },
  subscriptions: { Icon: CalendarSync, group: 'sales' },
  returns: { Icon: Undo2, group: 'sales' },
  customers: { Icon: Building2, group: 'sales' },
  conversations: { Icon: Bot, group: 'inbox' },
  analytics: { Icon: BarChart3, group: 'overview' },
  salesSettings: { Icon: SlidersHorizontal, group: 'system' },
  notion: { Icon: RefreshCw, group: 'system', badge: 'notion' },
  users: { Icon: Users, group: 'system' },
  audit: { Icon: ScrollText, group: 'system' },
  settings: { Icon: Settings, group: 'system' },
}

export const adminScreenNames = Object.keys(adminScreens) as AdminScreen[]

/**
 * Returns the screen whose path is a prefix of the address; /admin only matches exactly. undefined for addresses
 * outside of the menu.
 */
export function screenAt(pathname: string): AdminScreen | undefined {
  return adminScreenNames.find((screen) => {
    const { path } = adminScreens[screen]
    return pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`))
  })
}

export function groupScreens(screens: AdminScreen[]): AdminScreen[][] {
  return Object.values(Object.groupBy(screens, (screen) => menuEntries[screen].group))
}
