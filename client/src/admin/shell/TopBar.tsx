import '../ui/icon-button.css'
import { ExternalLink, Menu } from 'lucide-react'
import { useTranslate } from '../../i18n/language.tsx'
import { adminFrameWords } from '../words/frame.words.ts'
import { NotificationsMenu } from './notifications/NotificationsMenu.tsx'
import { SearchButton } from './SearchButton.tsx'
import { SyncButton } from './sync/SyncButton.tsx'
import { barButtonClass, barIconClass, UserMenu } from './UserMenu.tsx'

export function TopBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const t = useTranslate()
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-1 border-b border-hairline bg-raised px-[clamp(0.25rem,2.5vw,2rem)] print:hidden">
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
      <a href="/" target="_blank" rel="noreferrer" className={barButtonClass}>
        <ExternalLink aria-hidden="true" className={barIconClass} />
        <span className="max-lg:hidden">{t(adminFrameWords.liveSite)}</span>
        <span className="sr-only">{t(adminFrameWords.newTab)}</span>
      </a>
      <NotificationsMenu />
      <UserMenu />
    </header>
  )
}
