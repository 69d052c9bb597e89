import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useTranslate } from '../../../i18n/language.tsx'
import { usePreference } from '../../../storage/preferences.ts'
import { sidebarPreference } from '../../storage/preferences.ts'
import { adminFrameWords } from '../../words/frame.words.ts'
import { Brand } from './Brand.tsx'
import { Navigation } from './Navigation.tsx'
import { SideItem } from './SideItem.tsx'

/** On a wide screen, always there: 64 units, or 16 with icons alone (spec §2). */
export function Sidebar() {
  const t = useTranslate()
  const isNarrow = usePreference(sidebarPreference) === 'narrow'
  const Icon = isNarrow ? PanelLeftOpen : PanelLeftClose
  return (
    <nav className="sidebar" aria-label={t(adminFrameWords.menu)} data-narrow={isNarrow || undefined}>
      <Brand isNarrow={isNarrow} />
      <Navigation isNarrow={isNarrow} />
      <SideItem
        icon={<Icon aria-hidden="true" />}
        name={t(isNarrow ? adminFrameWords.expand : adminFrameWords.collapse)}
        isNarrow={isNarrow}
        onPress={() => sidebarPreference.write(isNarrow ? 'wide' : 'narrow')}
      />
    </nav>
  )
}
