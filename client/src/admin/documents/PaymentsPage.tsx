import { Ban } from 'lucide-react'
import { useState } from 'react'
import type { Payment } from '#contract/billing/payments.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useCan } from '../api/staff/session.ts'
import { ListScreen, type Table } from '../records/list/index.ts'
import { MenuItem } from '../ui/Menu.tsx'
import { DocumentsTabs } from './DocumentsTabs.tsx'
import { documentsWords as words } from './documents.words.ts'
import { paymentsTable } from './payments-table.tsx'
import { VoidDialog } from './VoidDialog.tsx'

export default function PaymentsPage() {
  const t = useTranslate()
  const canWrite = useCan()('payments.write')
  const [voiding, setVoiding] = useState<Payment>()
  const withMenu: Table<Payment> = {
    ...paymentsTable,
    rowMenu: (payment) => (
      <MenuItem
        isDangerous
        disabled={payment.state === 'voided'}
        icon={<Ban aria-hidden="true" />}
        onSelect={() => setVoiding(payment)}
      >
        {t(words.void)}
      </MenuItem>
    ),
  }
  return (
    <>
      <ListScreen table={canWrite ? withMenu : paymentsTable} tabs={<DocumentsTabs />} />
      {voiding && <VoidDialog payment={voiding} onClose={() => setVoiding(undefined)} />}
    </>
  )
}
