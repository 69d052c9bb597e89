import { useSyncExternalStore } from 'react'
import { readerLanguages } from '#contract/i18n/language-values.ts'
import { createPreference, themePreference, usePreference } from '../../storage/preferences.ts'

/** `auto` follows the settings. The account's language has priority (language.tsx). */
export const adminLanguagePreference = createPreference('adminLanguage', ['auto', ...readerLanguages], 'auto')

/** Whether the last visit was signed in: the back office is then preloaded with the session. */
export const signedInPreference = createPreference('adminSignedIn', ['no', 'yes'], 'no')

export const sidebarPreference = createPreference('adminSidebar', ['wide', 'narrow'], 'wide')

/** Whether a product's page is shown beside its form, where there is room. */
export const productPreviewPreference = createPreference('adminProductPreview', ['shown', 'hidden'], 'shown')

export const rowCounts = ['25', '50', '100'] as const
/** Default rows per page, unless the address says otherwise. */
export const rowsPreference = createPreference('adminRows', rowCounts, '25')

const darkQuery = '(prefers-color-scheme: dark)'

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
