import { ArrowRight, type LucideIcon, Plus, RefreshCw, UserPlus } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { adminScreens, type Permission } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useCan } from '../api/staff/session.ts'
import { menuEntries } from '../shell/index.ts'
import { useSourceWords } from '../sync/index.ts'
import { fileDashboardWords } from '../words/file-source.words.ts'
import { dashboardWords } from './dashboard.words.ts'
import { itemClass, Panel, rowClass } from './Panel.tsx'

interface Action {
  words: Bilingual
  Icon: LucideIcon
  permission: Permission
  place: `/admin/${string}`
}

const actions: Action[] = [
  { words: dashboardWords.addProduct, Icon: Plus, permission: 'products.write', place: '/admin/products/new' },
  { words: dashboardWords.sync, Icon: RefreshCw, permission: 'sync.read', place: adminScreens.notion.path },
  {
    words: dashboardWords.report,
    Icon: menuEntries.analytics.Icon,
    permission: 'figures.read',
    place: adminScreens.analytics.path,
  },
  {
    words: dashboardWords.viewOrders,
    Icon: menuEntries.orders.Icon,
    permission: 'sales.read',
    place: adminScreens.orders.path,
  },
  {
    words: dashboardWords.checkLowStock,
    Icon: menuEntries.products.Icon,
    permission: 'products.read',
    place: '/admin/products?state=listed&stock=low-stock',
  },
  { words: dashboardWords.invite, Icon: UserPlus, permission: 'users.manage', place: '/admin/users/invite' },
]

/** Lists the most frequent tasks that the reader is permitted to do. */
export function QuickActions() {
  const t = useTranslate()
  const can = useCan()
  const { sync } = useSourceWords(dashboardWords, fileDashboardWords)
  return (
    <Panel title={t(dashboardWords.quickActions)}>
      <ul>
        {actions
          .filter(({ permission }) => can(permission))
          .map(({ words, Icon, place }) => (
            <li key={place} className={itemClass}>
              <Link to={place} className={rowClass}>
                <Icon aria-hidden="true" className="size-4.5 shrink-0 text-ink-quiet" />
                <span className="flex-1">{t(words === dashboardWords.sync ? sync : words)}</span>
                <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-ink-quiet" />
              </Link>
            </li>
          ))}
      </ul>
    </Panel>
  )
}
