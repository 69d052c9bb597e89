import { matchPath } from 'react-router-dom'
import { type AdminScreen, adminScreens } from '#contract/permissions.ts'
import { type LazyComponent, lazyComponents } from '../ui/lazy-component.tsx'
import { ScreenSkeleton } from './frame/ScreenSkeleton.tsx'

const { lazyComponent: lazyPage } = lazyComponents(ScreenSkeleton)

const DashboardPage = lazyPage(() => import('./dashboard/DashboardPage.tsx'))
const ProfilePage = lazyPage(() => import('./profile/ProfilePage.tsx'))
const ProductsPage = lazyPage(() => import('./products/ProductsPage.tsx'))
const ProductPage = lazyPage(() => import('./products/detail/ProductPage.tsx'))
const NewProductPage = lazyPage(() => import('./products/edit/NewProductPage.tsx'))
const QualityPage = lazyPage(() => import('./products/quality/QualityPage.tsx'))
const ImportScreen = lazyPage(() => import('./products/import/ImportScreen.tsx'))
const EnquiriesPage = lazyPage(() => import('./enquiries/EnquiriesPage.tsx'))
const EnquiryPage = lazyPage(() => import('./enquiries/EnquiryPage.tsx'))
const DemoRequestsPage = lazyPage(() => import('./demo-requests/DemoRequestsPage.tsx'))
const DemoCalendarPage = lazyPage(() => import('./demo-requests/DemoCalendarPage.tsx'))
const DemoRequestPage = lazyPage(() => import('./demo-requests/DemoRequestPage.tsx'))
const QuotesPage = lazyPage(() => import('./quotes/QuotesPage.tsx'))
const QuotePage = lazyPage(() => import('./quotes/QuotePage.tsx'))
const NewQuotePage = lazyPage(() => import('./quotes/new/NewQuotePage.tsx'))
const OrdersPage = lazyPage(() => import('./orders/OrdersPage.tsx'))
const OrderPage = lazyPage(() => import('./orders/OrderPage.tsx'))
const NewOrderPage = lazyPage(() => import('./orders/edit/NewOrderPage.tsx'))
const CustomersPage = lazyPage(() => import('./customers/CustomersPage.tsx'))
const CustomerPage = lazyPage(() => import('./customers/CustomerPage.tsx'))
const NewCustomerPage = lazyPage(() => import('./customers/edit/NewCustomerPage.tsx'))
const ConversationsPage = lazyPage(() => import('./conversations/ConversationsPage.tsx'))
const ConversationPage = lazyPage(() => import('./conversations/ConversationPage.tsx'))
const UnansweredPage = lazyPage(() => import('./questions/UnansweredPage.tsx'))
const QuestionsPage = lazyPage(() => import('./questions/QuestionsPage.tsx'))
const NewQuestionPage = lazyPage(() => import('./questions/NewQuestionPage.tsx'))
const QuestionPage = lazyPage(() => import('./questions/QuestionPage.tsx'))
const SalesSettingsPage = lazyPage(() => import('./sales-settings/SalesSettingsPage.tsx'))
const AnalyticsPage = lazyPage(() => import('./analytics/AnalyticsPage.tsx'))
const AuditPage = lazyPage(() => import('./audit/AuditPage.tsx'))
const UsersScreen = lazyPage(() => import('./users/UsersScreen.tsx'))
const SettingsScreen = lazyPage(() => import('./settings/SettingsScreen.tsx'))
const RunsPage = lazyPage(() => import('./notion/RunsPage.tsx'))
const RunPage = lazyPage(() => import('./notion/RunPage.tsx'))
const ConflictsPage = lazyPage(() => import('./notion/ConflictsPage.tsx'))
const PushesPage = lazyPage(() => import('./notion/PushesPage.tsx'))
const NotionPage = lazyPage(() => import('./notion/NotionPage.tsx'))
const NotificationsPage = lazyPage(() => import('./notifications/NotificationsPage.tsx'))

/** Every address of the admin: that of its screen (contract/permissions.ts), and what follows it. */
export const screens: { screen: AdminScreen; path?: string; Page: LazyComponent<object> }[] = [
  { screen: 'dashboard', Page: DashboardPage },
  { screen: 'products', Page: ProductsPage },
  { screen: 'products', path: '/new', Page: NewProductPage },
  { screen: 'products', path: '/quality', Page: QualityPage },
  { screen: 'products', path: '/import/:id?', Page: ImportScreen },
  { screen: 'products', path: '/:id/:tab?', Page: ProductPage },
  { screen: 'enquiries', Page: EnquiriesPage },
  { screen: 'enquiries', path: '/:id', Page: EnquiryPage },
  { screen: 'demoRequests', Page: DemoRequestsPage },
  { screen: 'demoRequests', path: '/calendar', Page: DemoCalendarPage },
  { screen: 'demoRequests', path: '/:id', Page: DemoRequestPage },
  { screen: 'quotes', Page: QuotesPage },
  { screen: 'quotes', path: '/new', Page: NewQuotePage },
  { screen: 'quotes', path: '/:id/:part?', Page: QuotePage },
  { screen: 'orders', Page: OrdersPage },
  { screen: 'orders', path: '/new', Page: NewOrderPage },
  { screen: 'orders', path: '/:id/:part?', Page: OrderPage },
  { screen: 'customers', Page: CustomersPage },
  { screen: 'customers', path: '/new', Page: NewCustomerPage },
  { screen: 'customers', path: '/:id/:part?', Page: CustomerPage },
  { screen: 'conversations', Page: ConversationsPage },
  { screen: 'conversations', path: '/unanswered', Page: UnansweredPage },
  { screen: 'conversations', path: '/questions', Page: QuestionsPage },
  { screen: 'conversations', path: '/questions/new', Page: NewQuestionPage },
  { screen: 'conversations', path: '/questions/:id', Page: QuestionPage },
  { screen: 'conversations', path: '/:id', Page: ConversationPage },
  { screen: 'salesSettings', Page: SalesSettingsPage },
  { screen: 'analytics', Page: AnalyticsPage },
  { screen: 'notion', Page: NotionPage },
  { screen: 'notion', path: '/runs', Page: RunsPage },
  { screen: 'notion', path: '/runs/:id', Page: RunPage },
  { screen: 'notion', path: '/conflicts/:state?', Page: ConflictsPage },
  { screen: 'notion', path: '/pushes', Page: PushesPage },
  { screen: 'audit', Page: AuditPage },
  { screen: 'users', path: '/:id?', Page: UsersScreen },
  { screen: 'settings', path: '/:group?', Page: SettingsScreen },
]

/** Addresses that are not in the sidebar: what is one's own, open to everybody who is signed in. */
export const ownScreens: { path: `/admin/${string}`; Page: LazyComponent<object> }[] = [
  { path: '/admin/notifications', Page: NotificationsPage },
  { path: '/admin/profile', Page: ProfilePage },
]

/** Loads the code of the screen at an address, while the session is still asked for. What does not come, the screen says. */
export function loadScreenAt(pathname: string): void {
  const all = [
    ...screens.map(({ screen, path = '', Page }) => ({ path: adminScreens[screen].path + path, Page })),
    ...ownScreens,
  ]
  all
    .find(({ path }) => matchPath(path, pathname))
    ?.Page.load()
    .catch(() => undefined)
}
