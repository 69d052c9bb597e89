import { useSyncExternalStore } from 'react'
import { readerLanguages } from '#contract/i18n/language-values.ts'
import { createPreference, themePreference, usePreference } from '../../storage/preferences.ts'

/** What this browser remembers of how its reader likes the admin. */

/** `auto` follows the settings. What the account says wins (language.tsx). */
export const adminLanguagePreference = createPreference('adminLanguage', ['auto', ...readerLanguages], 'auto')

/** Whether somebody was signed in when the admin was last open: what they need then is loaded while the session is asked for. */
export const signedInPreference = createPreference('adminSignedIn', ['no', 'yes'], 'no')

/** Spec §2: 64 units or 16. */
export const sidebarPreference = createPreference('adminSidebar', ['wide', 'narrow'], 'wide')

export const rowCounts = ['25', '50', '100'] as const
/** Rows of a page of a table, where its address does not say. */
export const rowsPreference = createPreference('adminRows', rowCounts, '25')

const darkQuery = '(prefers-color-scheme: dark)'

/** Whether the page is dark now, by the reader's choice or the system's. */
export function useIsDark(): boolean {
  const theme = usePreference(themePreference)
  const isSystemDark = useSyncExternalStore(subscribeToSystem, () => matchMedia(darkQuery).matches)
  return theme === 'auto' ? isSystemDark : theme === 'dark'
}

function subscribeToSystem(listener: () => void): () => void {
  const query = matchMedia(darkQuery)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
