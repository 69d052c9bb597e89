import { useState } from 'react'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { useCan } from '../api/staff/session.ts'
import { ListScreen } from '../records/list/index.ts'
import { AccountingDialog } from './AccountingDialog.tsx'
import { DocumentsTabs } from './DocumentsTabs.tsx'
import { documentsWords as words } from './documents.words.ts'
import { documentsTable } from './documents-table.tsx'

export default function DocumentsPage() {
  const t = useTranslate()
  const canExport = useCan()('sales.export')
  const [isExporting, setExporting] = useState(false)
  return (
    <>
      <ListScreen
        table={documentsTable}
        tabs={<DocumentsTabs />}
        actions={
          canExport && (
            <Button size="compact" onClick={() => setExporting(true)}>
              {t(words.accounting)}
            </Button>
          )
        }
      />
      {isExporting && <AccountingDialog onClose={() => setExporting(false)} />}
    </>
  )
}
