import { matchPath } from 'react-router-dom'
import { type AdminScreen, adminScreens, type Permission } from '#contract/staff/permissions.ts'
import { type LazyComponent, lazyComponents } from '../ui/loading/lazy-component.tsx'
import { ScreenSkeleton } from './shell/index.ts'

const { lazyComponent: lazyPage } = lazyComponents(ScreenSkeleton)

/** Pages below the addresses of the sidebar's screens (contract/staff/permissions.ts). */
const pages: { screen: AdminScreen; path?: string; Page: LazyComponent<object> }[] = [
  { screen: 'dashboard', Page: lazyPage(() => import('./dashboard/DashboardPage.tsx')) },
  { screen: 'products', Page: lazyPage(() => import('./products/ProductsPage.tsx')) },
  { screen: 'products', path: '/new', Page: lazyPage(() => import('./products/edit/NewProductPage.tsx')) },
  { screen: 'products', path: '/quality', Page: lazyPage(() => import('./products/quality/QualityPage.tsx')) },
  { screen: 'products', path: '/searches', Page: lazyPage(() => import('./searches/MissedSearchesPage.tsx')) },
  { screen: 'products', path: '/searches/synonyms', Page: lazyPage(() => import('./searches/SynonymsPage.tsx')) },
  { screen: 'products', path: '/import/:id?', Page: lazyPage(() => import('./products/import/ImportScreen.tsx')) },
  { screen: 'products', path: '/:id/:tab?', Page: lazyPage(() => import('./products/detail/ProductPage.tsx')) },
  { screen: 'content', path: '/:kind?', Page: lazyPage(() => import('./content/ContentPage.tsx')) },
  { screen: 'content', path: '/:kind/new', Page: lazyPage(() => import('./content/NewEntryPage.tsx')) },
  { screen: 'content', path: '/:kind/:id', Page: lazyPage(() => import('./content/EntryPage.tsx')) },
  { screen: 'enquiries', Page: lazyPage(() => import('./enquiries/EnquiriesPage.tsx')) },
  { screen: 'enquiries', path: '/:id', Page: lazyPage(() => import('./enquiries/EnquiryPage.tsx')) },
  { screen: 'demoRequests', Page: lazyPage(() => import('./demo-requests/DemoRequestsPage.tsx')) },
  { screen: 'demoRequests', path: '/calendar', Page: lazyPage(() => import('./demo-requests/DemoCalendarPage.tsx')) },
  { screen: 'demoRequests', path: '/:id', Page: lazyPage(() => import('./demo-requests/DemoRequestPage.tsx')) },
  { screen: 'quotes', Page: lazyPage(() => import('./quotes/QuotesPage.tsx')) },
  { screen: 'quotes', path: '/new', Page: lazyPage(() => import('./quotes/new/NewQuotePage.tsx')) },
  { screen: 'quotes', path: '/:id/:part?', Page: lazyPage(() => import('./quotes/QuotePage.tsx')) },
  { screen: 'orders', Page: lazyPage(() => import('./orders/OrdersPage.tsx')) },
  { screen: 'orders', path: '/new', Page: lazyPage(() => import('./orders/edit/NewOrderPage.tsx')) },
  { screen: 'orders', path: '/:id/:part?', Page: lazyPage(() => import('./orders/page/OrderPage.tsx')) },
  { screen: 'stock', Page: lazyPage(() => import('./stock/StockPage.tsx')) },
  { screen: 'stock', path: '/movements', Page: lazyPage(() => import('./stock/MovementsPage.tsx')) },
  { screen: 'stock', path: '/value', Page: lazyPage(() => import('./stock/StockValuePage.tsx')) },
  { screen: 'stock', path: '/locations', Page: lazyPage(() => import('./stock/LocationsPage.tsx')) },
  { screen: 'devices', Page: lazyPage(() => import('./devices/DevicesPage.tsx')) },
  { screen: 'devices', path: '/:id', Page: lazyPage(() => import('./devices/DevicePage.tsx')) },
  { screen: 'incoming', Page: lazyPage(() => import('./stock/incoming/IncomingPage.tsx')) },
  { screen: 'incoming', path: '/:id', Page: lazyPage(() => import('./stock/incoming/ReceiptPage.tsx')) },
  { screen: 'documents', Page: lazyPage(() => import('./documents/DocumentsPage.tsx')) },
  { screen: 'documents', path: '/bank', Page: lazyPage(() => import('./documents/bank/BankPage.tsx')) },
  { screen: 'documents', path: '/receivables', Page: lazyPage(() => import('./documents/ReceivablesPage.tsx')) },
  { screen: 'documents', path: '/:id', Page: lazyPage(() => import('./documents/DocumentPage.tsx')) },
  { screen: 'payments', Page: lazyPage(() => import('./documents/PaymentsPage.tsx')) },
  { screen: 'subscriptions', Page: lazyPage(() => import('./subscriptions/SubscriptionsPage.tsx')) },
  { screen: 'subscriptions', path: '/revenue', Page: lazyPage(() => import('./subscriptions/RecurringPage.tsx')) },
  { screen: 'subscriptions', path: '/:id', Page: lazyPage(() => import('./subscriptions/SubscriptionPage.tsx')) },
  { screen: 'returns', Page: lazyPage(() => import('./returns/ReturnsPage.tsx')) },
  { screen: 'returns', path: '/:id', Page: lazyPage(() => import('./returns/ReturnPage.tsx')) },
  { screen: 'customers', Page: lazyPage(() => import('./customers/CustomersPage.tsx')) },
  { screen: 'customers', path: '/new', Page: lazyPage(() => import('./customers/edit/NewCustomerPage.tsx')) },
  { screen: 'customers', path: '/:id/:part?', Page: lazyPage(() => import('./customers/CustomerPage.tsx')) },
  { screen: 'conversations', Page: lazyPage(() => import('./conversations/ConversationsPage.tsx')) },
  {
    screen: 'conversations',
    path: '/unanswered',
    Page: lazyPage(() => import('./questions/unanswered/UnansweredPage.tsx')),
  },
  { screen: 'conversations', path: '/intents', Page: lazyPage(() => import('./questions/intents/IntentsPage.tsx')) },
  { screen: 'conversations', path: '/agents', Page: lazyPage(() => import('./agents/AgentCallsPage.tsx')) },
  { screen: 'conversations', path: '/questions', Page: lazyPage(() => import('./questions/QuestionsPage.tsx')) },
  { screen: 'conversations', path: '/questions/new', Page: lazyPage(() => import('./questions/NewQuestionPage.tsx')) },
  { screen: 'conversations', path: '/questions/:id', Page: lazyPage(() => import('./questions/QuestionPage.tsx')) },
  { screen: 'conversations', path: '/:id', Page: lazyPage(() => import('./conversations/page/ConversationPage.tsx')) },
  { screen: 'salesSettings', Page: lazyPage(() => import('./sales-settings/SalesSettingsPage.tsx')) },
  {
    screen: 'salesSettings',
    path: '/reply-templates',
    Page: lazyPage(() => import('./sales-settings/templates/TemplatesPage.tsx')),
  },
  {
    screen: 'salesSettings',
    path: '/reply-templates/new',
    Page: lazyPage(() => import('./sales-settings/templates/NewTemplatePage.tsx')),
  },
  {
    screen: 'salesSettings',
    path: '/reply-templates/:id',
    Page: lazyPage(() => import('./sales-settings/templates/TemplatePage.tsx')),
  },
  { screen: 'analytics', Page: lazyPage(() => import('./analytics/AnalyticsPage.tsx')) },
  { screen: 'analytics', path: '/margins', Page: lazyPage(() => import('./margins/MarginsPage.tsx')) },
  { screen: 'notion', Page: lazyPage(() => import('./notion/NotionPage.tsx')) },
  { screen: 'notion', path: '/runs', Page: lazyPage(() => import('./notion/runs/RunsPage.tsx')) },
  { screen: 'notion', path: '/runs/:id', Page: lazyPage(() => import('./notion/runs/RunPage.tsx')) },
  {
    screen: 'notion',
    path: '/conflicts/:state?',
    Page: lazyPage(() => import('./notion/conflicts/ConflictsPage.tsx')),
  },
  { screen: 'notion', path: '/mapping', Page: lazyPage(() => import('./notion/mapping/MappingPage.tsx')) },
  { screen: 'notion', path: '/pushes', Page: lazyPage(() => import('./notion/pushes/PushesPage.tsx')) },
  { screen: 'audit', Page: lazyPage(() => import('./audit/AuditPage.tsx')) },
  { screen: 'users', path: '/:id?', Page: lazyPage(() => import('./users/UsersScreen.tsx')) },
  { screen: 'settings', path: '/api-keys', Page: lazyPage(() => import('./settings/keys/ApiKeysPage.tsx')) },
  { screen: 'settings', path: '/files', Page: lazyPage(() => import('./settings/feeds/FeedsPage.tsx')) },
  { screen: 'settings', path: '/webhooks', Page: lazyPage(() => import('./settings/webhooks/WebhooksPage.tsx')) },
  { screen: 'settings', path: '/:group?', Page: lazyPage(() => import('./settings/SettingsScreen.tsx')) },
]

/** Every address of the admin, with the permission that it needs. */
export const screens: { path: string; permission: Permission; Page: LazyComponent<object> }[] = [
  ...pages.map(({ screen, path = '', Page }) => ({
    path: adminScreens[screen].path + path,
    permission: adminScreens[screen].permission,
    Page,
  })),
  {
    path: '/admin/notifications',
    permission: 'desk.use',
    Page: lazyPage(() => import('./notifications/NotificationsPage.tsx')),
  },
  { path: '/admin/profile', permission: 'desk.use', Page: lazyPage(() => import('./profile/ProfilePage.tsx')) },
]

const screenAt = (pathname: string) => screens.find(({ path }) => matchPath(path, pathname))

/** Preloads the code of the screen at an address. A failure is ignored: rendering the screen tries again. */
export function loadScreenAt(pathname: string): void {
  screenAt(pathname)
    ?.Page.load()
    .catch(() => undefined)
}

/**
 * Returns a key that is the same for all addresses of a page: tabs and dialogs (`/:id?`) belong to one page, two
 * records (`/:id`) are two.
 */
export function pageKeyOf(pathname: string): string {
  const path = screenAt(pathname)?.path
  return path?.endsWith('?') ? path : pathname
}
