import type { LucideIcon } from 'lucide-react'
import type { ActivityEntity } from '#contract/sales/activities.ts'
import { type AdminScreen, adminScreens } from '#contract/staff/permissions.ts'
import { menuEntries } from '../shell/index.ts'

const screenOf: Record<ActivityEntity, AdminScreen> = {
  enquiry: 'enquiries',
  'demo-request': 'demoRequests',
  quote: 'quotes',
  order: 'orders',
  customer: 'customers',
}

export function recordOf(entity: ActivityEntity, id: string): { to: string; Icon: LucideIcon } {
  const screen = screenOf[entity]
  return { to: `${adminScreens[screen].path}/${id}`, Icon: menuEntries[screen].Icon }
}
