import { LogOut, Moon, SlidersHorizontal, UserRound } from 'lucide-react'
import { useTranslate } from '../../i18n/language.tsx'
import { themePreference } from '../../storage/preferences.ts'
import { useSession } from '../api/staff/session.ts'
import { useIsDark } from '../storage/preferences.ts'
import { Menu, MenuCheck, MenuHeading, MenuItem, MenuLine, MenuLink } from '../ui/Menu.tsx'
import { adminFrameWords, roleWords } from '../words/frame.words.ts'
import { useShellDialogs } from './shell-dialogs.ts'
import { useSignOut } from './useSignOut.ts'

/** Who one is here, and what is one's own to set (spec §2, "user menu"). */
export function UserMenu() {
  const t = useTranslate()
  const { name, email, role } = useSession().user
  const isDark = useIsDark()
  const signOut = useSignOut()
  const { open } = useShellDialogs()
  return (
    <Menu
      trigger={
        <button type="button" className="bar-button" aria-label={t(adminFrameWords.userMenu)(name)}>
          <span aria-hidden="true" className="initials">
            {initialsOf(name)}
          </span>
          <span className="bar-text max-w-40 truncate">{name}</span>
        </button>
      }
    >
      <MenuHeading
        heading={
          <span className="grid max-w-72">
            <span className="truncate text-small font-semibold text-ink">{name}</span>
            <span className="truncate">{email}</span>
            <span>{t(roleWords[role])}</span>
          </span>
        }
      />
      <MenuLine />
      <MenuLink to="/admin/profile" icon={<UserRound aria-hidden="true" />}>
        {t(adminFrameWords.profile)}
      </MenuLink>
      <MenuItem icon={<SlidersHorizontal aria-hidden="true" />} onSelect={() => open('preferences')}>
        {t(adminFrameWords.preferences)}
      </MenuItem>
      <MenuCheck
        icon={<Moon aria-hidden="true" />}
        isOn={isDark}
        onChange={(isOn) => themePreference.write(isOn ? 'dark' : 'light')}
      >
        {t(adminFrameWords.darkMode)}
      </MenuCheck>
      <MenuLine />
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={signOut}>
        {t(adminFrameWords.signOut)}
      </MenuItem>
    </Menu>
  )
}

/** Two letters of a Latin name, the last two characters of a Chinese one. */
export function initialsOf(name: string): string {
  if (/\p{Script=Han}/u.test(name)) return [...name.replace(/\s/g, '')].slice(-2).join('')
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase()
}
