import { useEffect } from 'react'
import { themePreference } from './preferences.ts'

/** Pins the page to the theme that the reader chose (ui/tokens.css). Renders nothing anew: an update would reach a page that is still to be hydrated. */
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
