import { lazy, type ReactElement } from 'react'
import type { AdminScreen } from '#contract/permissions.ts'
import { loadPage } from '../site/frame/page-load.ts'

const DashboardPage = lazy(() => loadPage(() => import('./dashboard/DashboardPage.tsx')))
const ProfilePage = lazy(() => loadPage(() => import('./profile/ProfilePage.tsx')))
const ProductsPage = lazy(() => loadPage(() => import('./products/ProductsPage.tsx')))
const ProductPage = lazy(() => loadPage(() => import('./products/detail/ProductPage.tsx')))
const NewProductPage = lazy(() => loadPage(() => import('./products/edit/NewProductPage.tsx')))
const QualityPage = lazy(() => loadPage(() => import('./products/quality/QualityPage.tsx')))
const ImportScreen = lazy(() => loadPage(() => import('./products/import/ImportScreen.tsx')))
const EnquiriesPage = lazy(() => loadPage(() => import('./enquiries/EnquiriesPage.tsx')))
const EnquiryPage = lazy(() => loadPage(() => import('./enquiries/EnquiryPage.tsx')))
const DemoRequestsPage = lazy(() => loadPage(() => import('./demo-requests/DemoRequestsPage.tsx')))
const DemoCalendarPage = lazy(() => loadPage(() => import('./demo-requests/DemoCalendarPage.tsx')))
const DemoRequestPage = lazy(() => loadPage(() => import('./demo-requests/DemoRequestPage.tsx')))
const QuotesPage = lazy(() => loadPage(() => import('./quotes/QuotesPage.tsx')))
const QuotePage = lazy(() => loadPage(() => import('./quotes/QuotePage.tsx')))
const NewQuotePage = lazy(() => loadPage(() => import('./quotes/new/NewQuotePage.tsx')))
const OrdersPage = lazy(() => loadPage(() => import('./orders/OrdersPage.tsx')))
const OrderPage = lazy(() => loadPage(() => import('./orders/OrderPage.tsx')))
const NewOrderPage = lazy(() => loadPage(() => import('./orders/edit/NewOrderPage.tsx')))
const CustomersPage = lazy(() => loadPage(() => import('./customers/CustomersPage.tsx')))
const CustomerPage = lazy(() => loadPage(() => import('./customers/CustomerPage.tsx')))
const NewCustomerPage = lazy(() => loadPage(() => import('./customers/edit/NewCustomerPage.tsx')))
const ConversationsPage = lazy(() => loadPage(() => import('./conversations/ConversationsPage.tsx')))
const ConversationPage = lazy(() => loadPage(() => import('./conversations/ConversationPage.tsx')))
const UnansweredPage = lazy(() => loadPage(() => import('./questions/UnansweredPage.tsx')))
const QuestionsPage = lazy(() => loadPage(() => import('./questions/QuestionsPage.tsx')))
const NewQuestionPage = lazy(() => loadPage(() => import('./questions/NewQuestionPage.tsx')))
const QuestionPage = lazy(() => loadPage(() => import('./questions/QuestionPage.tsx')))
const SalesSettingsPage = lazy(() => loadPage(() => import('./sales-settings/SalesSettingsPage.tsx')))
const AnalyticsPage = lazy(() => loadPage(() => import('./analytics/AnalyticsPage.tsx')))
const AuditPage = lazy(() => loadPage(() => import('./audit/AuditPage.tsx')))
const UsersScreen = lazy(() => loadPage(() => import('./users/UsersScreen.tsx')))
const SettingsScreen = lazy(() => loadPage(() => import('./settings/SettingsScreen.tsx')))
const RunsPage = lazy(() => loadPage(() => import('./notion/RunsPage.tsx')))
const RunPage = lazy(() => loadPage(() => import('./notion/RunPage.tsx')))
const ConflictsPage = lazy(() => loadPage(() => import('./notion/ConflictsPage.tsx')))
const PushesPage = lazy(() => loadPage(() => import('./notion/PushesPage.tsx')))
const NotionPage = lazy(() => loadPage(() => import('./notion/NotionPage.tsx')))
const NotificationsPage = lazy(() => loadPage(() => import('./notifications/NotificationsPage.tsx')))

/** Every address of the admin: that of its screen (contract/permissions.ts), and what follows it. */
export const screens: { screen: AdminScreen; path?: string; element: ReactElement }[] = [
  { screen: 'dashboard', element: <DashboardPage /> },
  { screen: 'products', element: <ProductsPage /> },
  { screen: 'products', path: '/new', element: <NewProductPage /> },
  { screen: 'products', path: '/quality', element: <QualityPage /> },
  { screen: 'products', path: '/import/:id?', element: <ImportScreen /> },
  { screen: 'products', path: '/:id/:tab?', element: <ProductPage /> },
  { screen: 'enquiries', element: <EnquiriesPage /> },
  { screen: 'enquiries', path: '/:id', element: <EnquiryPage /> },
  { screen: 'demoRequests', element: <DemoRequestsPage /> },
  { screen: 'demoRequests', path: '/calendar', element: <DemoCalendarPage /> },
  { screen: 'demoRequests', path: '/:id', element: <DemoRequestPage /> },
  { screen: 'quotes', element: <QuotesPage /> },
  { screen: 'quotes', path: '/new', element: <NewQuotePage /> },
  { screen: 'quotes', path: '/:id/:part?', element: <QuotePage /> },
  { screen: 'orders', element: <OrdersPage /> },
  { screen: 'orders', path: '/new', element: <NewOrderPage /> },
  { screen: 'orders', path: '/:id/:part?', element: <OrderPage /> },
  { screen: 'customers', element: <CustomersPage /> },
  { screen: 'customers', path: '/new', element: <NewCustomerPage /> },
  { screen: 'customers', path: '/:id/:part?', element: <CustomerPage /> },
  { screen: 'conversations', element: <ConversationsPage /> },
  { screen: 'conversations', path: '/unanswered', element: <UnansweredPage /> },
  { screen: 'conversations', path: '/questions', element: <QuestionsPage /> },
  { screen: 'conversations', path: '/questions/new', element: <NewQuestionPage /> },
  { screen: 'conversations', path: '/questions/:id', element: <QuestionPage /> },
  { screen: 'conversations', path: '/:id', element: <ConversationPage /> },
  { screen: 'salesSettings', element: <SalesSettingsPage /> },
  { screen: 'analytics', element: <AnalyticsPage /> },
  { screen: 'notion', element: <NotionPage /> },
  { screen: 'notion', path: '/runs', element: <RunsPage /> },
  { screen: 'notion', path: '/runs/:id', element: <RunPage /> },
  { screen: 'notion', path: '/conflicts/:state?', element: <ConflictsPage /> },
  { screen: 'notion', path: '/pushes', element: <PushesPage /> },
  { screen: 'audit', element: <AuditPage /> },
  { screen: 'users', path: '/:id?', element: <UsersScreen /> },
  { screen: 'settings', path: '/:group?', element: <SettingsScreen /> },
]

/** Addresses that are not in the sidebar: what is one's own, open to everybody who is signed in. */
export const ownScreens: { path: `/admin/${string}`; element: ReactElement }[] = [
  { path: '/admin/notifications', element: <NotificationsPage /> },
  { path: '/admin/profile', element: <ProfilePage /> },
]
