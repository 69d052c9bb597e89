import { ArchiveX } from 'lucide-react'
import type { EnquiryStatus, StaffEnquiry } from '#contract/requests/messages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { bulkChanges, printUrls } from '../api/bulk.ts'
import {
  type BulkAction,
  type Clear,
  ListScreen,
  type Marked,
  moveAction,
  useBulkActions,
  useBulkRun,
  usePrintAction,
} from '../records/list/index.ts'
import { copyActions, useAssignAction, workWords } from '../requests/index.ts'
import { MenuItem } from '../ui/Menu.tsx'
import { enquiryStatusWords } from '../words/status.words.ts'
import { enquiriesTable } from './enquiries-table.tsx'

/** Statuses to which several enquiries may be moved; each of them can be undone exactly. */
const bulkStatuses = ['in_progress', 'answered'] as const

export default function EnquiriesPage() {
  const bulk = useBulkRun(enquiriesTable, [['messages']])
  const assign = useAssignAction(bulk, 'inbox.answer', bulkChanges.enquiries)
  const moves = useMoveActions(bulk.run)
  const print = usePrintAction(enquiriesTable, printUrls.enquiries)
  const common = useBulkActions(enquiriesTable, copyActions)
  return (
    <>
      <ListScreen table={{ ...enquiriesTable, bulkActions: [assign, ...moves, print, ...common] }} />
      {bulk.status}
    </>
  )
}

function useMoveActions(run: ReturnType<typeof useBulkRun<StaffEnquiry>>['run']): BulkAction<StaffEnquiry>[] {
  const t = useTranslate()
  const move = (marked: Marked<StaffEnquiry>, clear: Clear<StaffEnquiry>, status: EnquiryStatus) =>
    void run(marked, clear, {
      send: bulkChanges.enquiries,
      body: ({ id }, version) => ({ id, version, status }),
      undo: ({ id, status: former, answeredAt }, version) => ({
        id,
        version,
        status: former,
        ...(answeredAt === null && { answeredAt }),
      }),
      done: (count) => t(workWords.movedTo)(t(enquiryStatusWords[status]), count),
    })
  return [
    moveAction('inbox.answer', (marked, clear) =>
      bulkStatuses.map((status) => (
        <MenuItem key={status} onSelect={() => move(marked, clear, status)}>
          {t(enquiryStatusWords[status])}
        </MenuItem>
      )),
    ),
    {
      id: 'close',
      label: workWords.close,
      icon: <ArchiveX aria-hidden="true" className="size-4" />,
      permission: 'inbox.answer',
      supportsAll: true,
      run: (marked, clear) => move(marked, clear, 'closed'),
    },
  ]
}
