import { ExternalLink, Menu } from 'lucide-react'
import { useTranslate } from '../../i18n/language.tsx'
import { adminFrameWords } from '../words/frame.words.ts'
import { NotificationsMenu } from './notifications/NotificationsMenu.tsx'
import { SearchButton } from './SearchButton.tsx'
import { SyncButton } from './sync/SyncButton.tsx'
import { UserMenu } from './UserMenu.tsx'

/** Search, the state of the sync, the site itself, notifications, one's own account. */
export function TopBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const t = useTranslate()
  return (
    <header className="admin-bar">
      <button
        type="button"
        className="icon-button lg:hidden"
        aria-label={t(adminFrameWords.openMenu)}
        onClick={onOpenMenu}
      >
        <Menu aria-hidden="true" />
      </button>
      <SearchButton />
      <SyncButton />
      <a href="/" target="_blank" rel="noreferrer" className="bar-button">
        <ExternalLink aria-hidden="true" />
        <span className="bar-text">{t(adminFrameWords.liveSite)}</span>
        <span className="sr-only">{t(adminFrameWords.newTab)}</span>
      </a>
      <NotificationsMenu />
      <UserMenu />
    </header>
  )
}
