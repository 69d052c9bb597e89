import { useEffect } from 'react'
import { themePreference } from './preferences.ts'

/**
 * Sets `data-theme` to the reader's choice (see ui/tokens.css). Does not use state, because a re-render would interrupt
 * hydration.
 */
export function useThemeAttribute(): void {
  useEffect(() => {
    function pin() {
      const theme = themePreference.read()
      if (theme === 'auto') delete document.documentElement.dataset.theme
      else document.documentElement.dataset.theme = theme
    }
    pin()
    return themePreference.subscribe(pin)
  }, [])
}
