import type { ReactElement } from 'react'
import type { AdminScreen } from '#contract/permissions.ts'

/** Every address of the admin: that of its screen (contract/permissions.ts), and what follows it. */
export const screens: { screen: AdminScreen; path?: string; element: ReactElement }[] = []
