import { Search } from 'lucide-react'
import { useTranslate } from '../../i18n/language.tsx'
import { adminFrameWords } from '../words/frame.words.ts'
import { paletteKeyName } from './palette/usePaletteKeys.ts'
import { useShellDialogs } from './shell-dialogs.ts'

/** Opens the palette; looks like a search field on wide screens. */
export function SearchButton() {
  const t = useTranslate()
  const { open } = useShellDialogs()
  return (
    <button
      type="button"
      className="mr-auto flex min-h-11 min-w-11 items-center justify-center gap-2.5 rounded-control px-3 text-start text-fine text-ink-quiet hover:text-ink lg:min-h-9 lg:w-[min(24rem,36vw)] lg:border lg:border-edge lg:bg-surface lg:hover:border-ink"
      aria-label={t(adminFrameWords.searchLabel)}
      aria-keyshortcuts="Control+K Meta+K /"
      aria-haspopup="dialog"
      onClick={() => open('palette')}
    >
      <Search className="size-5 flex-none lg:size-4" aria-hidden="true" />
      <span className="flex-1 max-lg:hidden">{t(adminFrameWords.search)}</span>
      <kbd className="rounded-control border border-hairline px-1.5 font-sans text-[0.75rem]/5 max-lg:hidden">
        {paletteKeyName()}
      </kbd>
    </button>
  )
}
