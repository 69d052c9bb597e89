import { Moon, Sun, SunMoon } from 'lucide-react'
import { frameWords } from '../i18n/frame.words.ts'
import { useTranslate } from '../i18n/language.tsx'
import { themePreference, themes, usePreference } from '../storage/preferences.ts'
import { Button } from '../ui/Button.tsx'

const themeLooks = {
  auto: { label: frameWords.themeAuto, Icon: SunMoon },
  light: { label: frameWords.themeLight, Icon: Sun },
  dark: { label: frameWords.themeDark, Icon: Moon },
}

/** Steps through the system's theme, light and dark. */
export function ThemeButton() {
  const t = useTranslate()
  const theme = usePreference(themePreference)
  const { label, Icon } = themeLooks[theme]
  const following = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'auto'
  return (
    <Button variant="quiet" size="icon" onClick={() => themePreference.write(following)}>
      <Icon aria-hidden="true" className="size-5" />
      <span className="lg:sr-only">
        {t(frameWords.theme)}: {t(label)}
      </span>
    </Button>
  )
}
