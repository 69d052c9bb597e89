import { CalendarX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { demoDeclineSchema, type StaffDemoRequest } from '#contract/requests/messages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { bulkChanges, printUrls } from '../api/bulk.ts'
import { FormDialog, useStaffForm } from '../records/form/index.ts'
import {
  type BulkAction,
  type Clear,
  countMarked,
  type Marked,
  moveAction,
  useBulkRun,
  usePrintAction,
} from '../records/list/index.ts'
import { useAssignAction, workWords } from '../requests/index.ts'
import { MenuItem } from '../ui/Menu.tsx'
import { demoStatusWords } from '../words/status.words.ts'
import { appointmentWords as words } from './appointments.words.ts'
import { demoRequestsTable } from './demo-requests-table.tsx'

interface Selected {
  marked: Marked<StaffDemoRequest>
  clear: Clear<StaffDemoRequest>
}

const opposite = { completed: 'confirmed', confirmed: 'completed' } as const

/** Returns the bulk actions of demo requests, and their dialog and progress to be rendered. */
export function useDemoBulkActions(): { actions: BulkAction<StaffDemoRequest>[]; status: ReactNode } {
  const t = useTranslate()
  const [declining, setDeclining] = useState<Selected>()
  const { run, ...bulk } = useBulkRun(demoRequestsTable, [['messages']])
  const assign = useAssignAction({ run, ...bulk }, 'inbox.answer', bulkChanges.demoRequests)
  const print = usePrintAction(demoRequestsTable, printUrls.demoRequests)
  const close = () => setDeclining(undefined)

  const move = ({ marked, clear }: Selected, status: 'completed' | 'confirmed') =>
    void run(marked, clear, {
      send: bulkChanges.demoRequests,
      body: ({ id }, version) => ({ id, version, status }),
      undo: (row, version) => ({
        id: row.id,
        version,
        ...(row.status === opposite[status] && { status: opposite[status] }),
      }),
      done: (count) => t(workWords.movedTo)(t(demoStatusWords[status]), count),
    })
  function decline({ marked, clear }: Selected, message: string) {
    void run(marked, clear, {
      send: bulkChanges.declineDemos,
      body: ({ id }, version) => ({ id, version, message }),
      done: t(words.declinedMany),
    })
  }
  return {
    actions: [
      assign,
      moveAction('inbox.answer', (marked, clear) => (
        <>
          <MenuItem onSelect={() => move({ marked, clear }, 'completed')}>{t(words.complete)}</MenuItem>
          <MenuItem onSelect={() => move({ marked, clear }, 'confirmed')}>{t(words.reopen)}</MenuItem>
        </>
      )),
      {
        id: 'decline',
        label: words.declineMany,
        icon: <CalendarX aria-hidden="true" className="size-4" />,
        permission: 'inbox.answer',
        supportsAll: true,
        run: (marked, clear) => setDeclining({ marked, clear }),
      },
      print,
    ],
    status: (
      <>
        {bulk.status}
        {declining && (
          <DeclineDialog
            count={countMarked(declining.marked)}
            onClose={close}
            onDecline={(message) => {
              close()
              decline(declining, message)
            }}
          />
        )}
      </>
    ),
  }
}

interface DeclineDialogProps {
  count: number
  onDecline: (message: string) => void
  onClose: () => void
}

function DeclineDialog({ count, onDecline, onClose }: DeclineDialogProps) {
  const t = useTranslate()
  const form = useStaffForm({
    initial: { message: '' },
    schema: z.pick(demoDeclineSchema, { message: true }),
    send: async ({ message }) => onDecline(message),
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(words.declineManyTitle)(count)}
      description={t(words.declineManyHint)}
      act={t(words.declineManyAct)(count)}
    >
      <TextArea label={t(words.message)} hint={t(words.messageHint)} rows={3} {...form.field('message')} />
    </FormDialog>
  )
}
