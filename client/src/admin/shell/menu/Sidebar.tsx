import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useTranslate } from '../../../i18n/language.tsx'
import { usePreference } from '../../../storage/preferences.ts'
import { sidebarPreference } from '../../storage/preferences.ts'
import { adminFrameWords } from '../../words/frame.words.ts'
import { Brand } from './Brand.tsx'
import { Navigation } from './Navigation.tsx'
import { SideItem } from './SideItem.tsx'

/** Permanent on wide screens; icons only when narrow. */
export function Sidebar() {
  const t = useTranslate()
  const isNarrow = usePreference(sidebarPreference) === 'narrow'
  const Icon = isNarrow ? PanelLeftOpen : PanelLeftClose
  return (
    <nav
      className={`sidebar sticky top-0 hidden h-dvh flex-none flex-col border-r border-hairline bg-raised pb-2 lg:flex print:hidden ${isNarrow ? 'w-16 px-2' : 'w-64 px-3'}`}
      aria-label={t(adminFrameWords.menu)}
    >
      <Brand isNarrow={isNarrow} />
      <Navigation isNarrow={isNarrow} />
      <SideItem
        Icon={Icon}
        name={t(isNarrow ? adminFrameWords.expand : adminFrameWords.collapse)}
        isNarrow={isNarrow}
        onPress={() => sidebarPreference.write(isNarrow ? 'wide' : 'narrow')}
      />
    </nav>
  )
}
