import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, LogOut } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { adminScreens } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { badgesOptions } from '../../api/back-office.ts'
import { useCan } from '../../api/staff/session.ts'
import { useScreenNames } from '../../sync/index.ts'
import { adminFrameWords } from '../../words/frame.words.ts'
import { useSignOut } from '../useSignOut.ts'
import { adminScreenNames, groupScreens, menuEntries, screenAt } from './menu.ts'
import { SideItem } from './SideItem.tsx'

export function Navigation({ isNarrow = false, onLeave }: { isNarrow?: boolean; onLeave?: () => void }) {
  const t = useTranslate()
  const can = useCan()
  const names = useScreenNames()
  const badges = useQuery(badgesOptions).data
  const active = screenAt(useLocation().pathname)
  const signOut = useSignOut()
  const visible = adminScreenNames.filter((screen) => can(adminScreens[screen].permission))
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain py-1">
      {groupScreens(visible).map((group) => (
        <ul key={group[0]} className="border-hairline not-first:mt-2 not-first:border-t not-first:pt-2">
          {group.map((screen) => {
            const { Icon, badge } = menuEntries[screen]
            return (
              <li key={screen}>
                <SideItem
                  Icon={Icon}
                  name={t(names[screen])}
                  isNarrow={isNarrow}
                  isActive={screen === active}
                  count={badge && badges?.[badge]}
                  to={adminScreens[screen].path}
                  onPress={onLeave}
                />
              </li>
            )
          })}
        </ul>
      ))}
      <ul className="mt-auto border-t border-hairline pt-2">
        <li>
          <SideItem Icon={ArrowLeft} name={t(adminFrameWords.backToWebsite)} isNarrow={isNarrow} to="/" isOutside />
        </li>
        <li>
          <SideItem Icon={LogOut} name={t(adminFrameWords.signOut)} isNarrow={isNarrow} onPress={signOut} />
        </li>
      </ul>
    </div>
  )
}
