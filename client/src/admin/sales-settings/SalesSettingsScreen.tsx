import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { adminScreens } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../shell/index.ts'
import { replyTemplatesPath } from '../paths/index.ts'
import { AreaTabs } from '../records/page/index.ts'
import { screenWords } from '../words/frame.words.ts'
import { salesSettingsWords as words } from './sales-settings.words.ts'

interface SalesSettingsScreenProps {
  /** Title of the part, for the window. */
  title: string
  actions?: ReactNode
  children: ReactNode
}

/** Lays out the parts of the sales settings, with tabs. */
export function SalesSettingsScreen({ title, actions, children }: SalesSettingsScreenProps) {
  const t = useTranslate()
  const { pathname } = useLocation()
  const tab = (to: string, label: string) => ({ to, label, isCurrent: pathname === to })
  const area = t(screenWords.salesSettings)
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <PageHead title={title} isListed={false} />
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="heading text-title">{area}</h1>
        {actions}
      </header>
      <AreaTabs
        label={area}
        tabs={[
          tab(adminScreens.salesSettings.path, t(words.general)),
          tab(replyTemplatesPath, t(words.replyTemplates)),
        ]}
      />
      {children}
    </div>
  )
}
