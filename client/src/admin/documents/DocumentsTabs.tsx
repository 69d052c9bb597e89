import { useLocation } from 'react-router-dom'
import { useTranslate } from '../../i18n/language.tsx'
import { useCan } from '../api/staff/session.ts'
import { bankPath, documentsPath, paymentsPath, receivablesPath } from '../paths/index.ts'
import { AreaTabs } from '../records/page/index.ts'
import { screenWords } from '../words/frame.words.ts'
import { documentsWords as words } from './documents.words.ts'

/** Renders the tabs of documents, payments and receivables. */
export function DocumentsTabs() {
  const t = useTranslate()
  const can = useCan()
  const { pathname } = useLocation()
  const tabs = [
    { to: documentsPath, label: t(screenWords.documents) },
    { to: paymentsPath, label: t(screenWords.payments) },
    { to: receivablesPath, label: t(words.receivables) },
    ...(can('payments.write') ? [{ to: bankPath, label: t(words.bank) }] : []),
  ]
  return <AreaTabs label={t(words.tabs)} tabs={tabs.map((tab) => ({ ...tab, isCurrent: tab.to === pathname }))} />
}
