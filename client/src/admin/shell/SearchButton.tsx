import { Search } from 'lucide-react'
import { useTranslate } from '../../i18n/language.tsx'
import { adminFrameWords } from '../words/frame.words.ts'
import { paletteKeyName } from './palette/usePaletteKeys.ts'
import { useShellDialogs } from './shell-dialogs.ts'

/** Opens the palette: looks like a search field where there is room, as it is one. */
export function SearchButton() {
  const t = useTranslate()
  const { open } = useShellDialogs()
  return (
    <button
      type="button"
      className="bar-search"
      aria-label={t(adminFrameWords.searchLabel)}
      aria-keyshortcuts="Control+K Meta+K /"
      aria-haspopup="dialog"
      onClick={() => open('palette')}
    >
      <Search aria-hidden="true" />
      <span className="bar-text flex-1">{t(adminFrameWords.search)}</span>
      <kbd className="bar-text key">{paletteKeyName()}</kbd>
    </button>
  )
}
