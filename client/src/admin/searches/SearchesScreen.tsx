import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { adminScreens } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../shell/index.ts'
import { AreaTabs, BackLink } from '../records/page/index.ts'
import { screenWords } from '../words/frame.words.ts'
import { searchesWords as words } from './searches.words.ts'

const { path: productsPath } = adminScreens.products
const missedPath = `${productsPath}/searches`
const synonymsPath = `${missedPath}/synonyms`

export function SearchesScreen({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslate()
  const { pathname } = useLocation()
  const tab = (to: string, label: string) => ({ to, label, isCurrent: pathname === to })
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <PageHead title={title} isListed={false} />
      <div>
        <BackLink to={productsPath}>{t(screenWords.products)}</BackLink>
        <h1 className="heading text-title">{t(words.area)}</h1>
      </div>
      <AreaTabs label={t(words.area)} tabs={[tab(missedPath, t(words.missed)), tab(synonymsPath, t(words.synonyms))]} />
      {children}
    </div>
  )
}
