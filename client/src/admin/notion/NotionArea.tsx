import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { adminScreens } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../shell/index.ts'
import { syncStatusOptions } from '../api/sync.ts'
import { useFormats } from '../i18n/formats.ts'
import { AreaTabs } from '../records/page/index.ts'
import { useIsFileSource, useScreenNames } from '../sync/index.ts'
import { notionWords as words } from './notion.words.ts'

const { path } = adminScreens.notion

interface NotionAreaProps {
  /** Title of the part, for the window. */
  title: string
  children: ReactNode
}

/** Lays out the screens of the Notion area, with tabs and the number of waiting items. */
export function NotionArea({ title, children }: NotionAreaProps) {
  const t = useTranslate()
  const { number } = useFormats()
  const { pathname } = useLocation()
  const status = useQuery(syncStatusOptions).data
  const isFiles = useIsFileSource()
  const countOf = (count: number | undefined) => (count ? number(count) : undefined)
  const tab = (part: string, label: string, count?: number) => ({
    to: path + part,
    label,
    count: countOf(count),
    isCurrent: part === '' ? pathname === path : pathname.startsWith(path + part),
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <PageHead title={title} isListed={false} />
      <h1 className="heading text-title">{t(useScreenNames().notion)}</h1>
      <AreaTabs
        label={t(words.area)}
        tabs={[
          tab('', t(words.sync)),
          tab('/mapping', t(words.mapping)),
          tab('/runs', t(words.runs), status?.awaitingApproval ? 1 : 0),
          tab('/conflicts', t(words.conflicts), status?.openConflicts),
          ...(isFiles ? [] : [tab('/pushes', t(words.pushes), status?.pending)]),
        ]}
      />
      {children}
    </div>
  )
}
