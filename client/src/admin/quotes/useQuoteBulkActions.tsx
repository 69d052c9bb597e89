import { FileX2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { type QuoteDecision, quoteDecisionSchema, type StaffQuote } from '#contract/sales/quotes.ts'
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
import { useAssignAction } from '../requests/index.ts'
import { MenuItem } from '../ui/Menu.tsx'
import { decisionReasonWords, decisionsWords, quotesWords as words } from './quotes.words.ts'
import { quotesTable } from './quotes-table.tsx'

interface Pending {
  decision: QuoteDecision
  marked: Marked<StaffQuote>
  clear: Clear<StaffQuote>
}

/** Returns the bulk actions of quotations, and their dialog and progress to be rendered. */
export function useQuoteBulkActions(): { actions: BulkAction<StaffQuote>[]; status: ReactNode } {
  const t = useTranslate()
  const [pending, setPending] = useState<Pending>()
  const bulk = useBulkRun(quotesTable, [['quotes'], ['orders'], ['customers'], ['tables', 'orders']])
  const assign = useAssignAction(bulk, 'sales.write', bulkChanges.quotes)
  const print = usePrintAction(quotesTable, printUrls.quotes)
  const close = () => setPending(undefined)

  function decide({ decision, marked, clear }: Pending, reason: string) {
    close()
    void bulk.run(marked, clear, {
      send: bulkChanges.decideQuotes,
      body: ({ id }, version) => ({ id, version, decision, reason }),
      done: t(decisionsWords[decision].done),
    })
  }
  return {
    actions: [
      assign,
      moveAction('sales.write', (marked, clear) => (
        <>
          <MenuItem onSelect={() => setPending({ decision: 'accept', marked, clear })}>{t(words.accept)}</MenuItem>
          <MenuItem onSelect={() => setPending({ decision: 'decline', marked, clear })}>{t(words.decline)}</MenuItem>
        </>
      )),
      {
        id: 'withdraw',
        label: words.withdraw,
        icon: <FileX2 aria-hidden="true" className="size-4" />,
        permission: 'sales.write',
        supportsAll: true,
        run: (marked, clear) => setPending({ decision: 'withdraw', marked, clear }),
      },
      print,
    ],
    status: (
      <>
        {bulk.status}
        {pending && (
          <DecideDialog
            decision={pending.decision}
            count={countMarked(pending.marked)}
            onClose={close}
            onDecide={(reason) => decide(pending, reason)}
          />
        )}
      </>
    ),
  }
}

interface DecideDialogProps {
  decision: QuoteDecision
  count: number
  onDecide: (reason: string) => void
  onClose: () => void
}

function DecideDialog({ decision, count, onDecide, onClose }: DecideDialogProps) {
  const t = useTranslate()
  const { title, hint, act } = decisionsWords[decision]
  const form = useStaffForm({
    initial: { reason: '' },
    schema: z.pick(quoteDecisionSchema, { reason: true }),
    send: async ({ reason }) => onDecide(reason),
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(title)(count)}
      description={t(hint)}
      act={t(act)}
      isErasing={decision === 'withdraw'}
    >
      <TextArea label={t(decisionReasonWords[decision])} rows={3} {...form.field('reason')} />
    </FormDialog>
  )
}
