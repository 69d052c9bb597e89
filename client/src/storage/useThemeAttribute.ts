import { useEffect } from 'react'
import { themePreference, usePreference } from './preferences.ts'

/** Pins the page to the theme that the reader chose (ui/tokens.css). */
export function useThemeAttribute(): void {
  const theme = usePreference(themePreference)
  useEffect(() => {
    if (theme === 'auto') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
  }, [theme])
}
