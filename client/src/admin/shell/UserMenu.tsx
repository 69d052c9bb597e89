import { LogOut, Moon, SlidersHorizontal, UserRound } from 'lucide-react'
import { useTranslate } from '../../i18n/language.tsx'
import { themePreference } from '../../storage/preferences.ts'
import { useSession } from '../api/staff/session.ts'
import { useIsDark } from '../storage/preferences.ts'
import { Menu, MenuCheck, MenuHeading, MenuItem, MenuLine, MenuLink } from '../ui/Menu.tsx'
import { adminFrameWords, roleWords } from '../words/frame.words.ts'
import { Initials } from './Initials.tsx'
import { useShellDialogs } from './shell-dialogs.ts'
import { useSignOut } from './useSignOut.ts'

/** Button of the top bar: an icon, with a label on wide screens. */
export const barButtonClass =
  'inline-flex min-h-11 min-w-11 flex-none items-center justify-center gap-2 rounded-control px-2 text-fine text-ink-quiet hover:bg-sunken hover:text-ink data-popup-open:bg-sunken data-popup-open:text-ink lg:min-h-9 lg:min-w-9'
export const barIconClass = 'size-5 lg:size-4.5'

export function UserMenu() {
  const t = useTranslate()
  const { name, email, role } = useSession().user
  const isDark = useIsDark()
  const signOut = useSignOut()
  const { open } = useShellDialogs()
  return (
    <Menu
      trigger={
        <button type="button" className={barButtonClass} aria-label={t(adminFrameWords.userMenu)(name)}>
          <Initials name={name} />
          <span className="max-w-40 truncate max-lg:hidden">{name}</span>
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
