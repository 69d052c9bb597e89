import { lazy, type ReactElement } from 'react'
import type { AdminScreen } from '#contract/permissions.ts'
import { loadPage } from '../site/frame/page-load.ts'

const DashboardPage = lazy(() => loadPage(() => import('./dashboard/DashboardPage.tsx')))
const ProfilePage = lazy(() => loadPage(() => import('./profile/ProfilePage.tsx')))
const SettingsScreen = lazy(() => loadPage(() => import('./settings/SettingsScreen.tsx')))
const NotificationsPage = lazy(() => loadPage(() => import('./notifications/NotificationsPage.tsx')))

/** Every address of the admin: that of its screen (contract/permissions.ts), and what follows it. */
export const screens: { screen: AdminScreen; path?: string; element: ReactElement }[] = [
  { screen: 'dashboard', element: <DashboardPage /> },
  { screen: 'settings', path: '/:group?', element: <SettingsScreen /> },
]

/** Addresses that are not in the sidebar: what is one's own, open to everybody who is signed in. */
export const ownScreens: { path: `/admin/${string}`; element: ReactElement }[] = [
  { path: '/admin/notifications', element: <NotificationsPage /> },
  { path: '/admin/profile', element: <ProfilePage /> },
]
