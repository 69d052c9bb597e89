import { useLocation } from 'react-router-dom'
import { useTranslate } from '../../i18n/language.tsx'
import { useCan } from '../api/staff/session.ts'
import { incomingPath, stockLocationsPath, stockMovementsPath, stockPath, stockValuePath } from '../paths/index.ts'
import { AreaTabs } from '../records/page/index.ts'
import { screenWords } from '../words/frame.words.ts'
import { stockWords as words } from './stock.words.ts'

/** Renders the tabs of quantities, incoming goods, movements and locations. */
export function StockTabs() {
  const t = useTranslate()
  const { pathname } = useLocation()
  const tabs = [
    { to: stockPath, label: t(words.levels) },
    { to: incomingPath, label: t(screenWords.incoming) },
    { to: stockMovementsPath, label: t(words.movements) },
    ...(useCan()('figures.costs') ? [{ to: stockValuePath, label: t(words.value) }] : []),
    { to: stockLocationsPath, label: t(words.locations) },
  ]
  return <AreaTabs label={t(words.tabs)} tabs={tabs.map((tab) => ({ ...tab, isCurrent: tab.to === pathname }))} />
}
