import * as z from 'zod/mini'
import { type QuoteDecision, type QuoteDetail, quoteDecisionSchema } from '#contract/sales/quotes.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { TextArea } from '../../../ui/fields/TextField.tsx'
import { FormDialog, useStaffForm } from '../../records/form/index.ts'
import { decisionReasonWords, quotesWords as words } from '../quotes.words.ts'
import type { QuoteActions } from '../useQuoteActions.ts'

interface DecisionDialogProps {
  decision: QuoteDecision
  quote: QuoteDetail
  actions: QuoteActions
  onClose: () => void
}

const bodySchema = z.pick(quoteDecisionSchema, { reason: true })

const titles = { accept: words.acceptTitle, decline: words.declineTitle, withdraw: words.withdrawTitle }
const acts = { accept: words.acceptNow, decline: words.declineNow, withdraw: words.withdrawNow }

export function DecisionDialog({ decision, quote, actions, onClose }: DecisionDialogProps) {
  const t = useTranslate()
  const form = useStaffForm({
    initial: { reason: '' },
    schema: bodySchema,
    async send({ reason }) {
      await actions.decide(decision, reason)
      onClose()
    },
  })
  const sent = quote.revisions.find(({ sentAt }) => sentAt !== null)
  const hints = {
    accept: t(words.acceptHint)(sent?.number ?? 1),
    decline: t(words.declineHint),
    withdraw: t(words.withdrawHint),
  }
  const title = t(titles[decision])
  return (
    <FormDialog form={form} onClose={onClose} title={title} description={hints[decision]} act={t(acts[decision])}>
      <TextArea label={t(decisionReasonWords[decision])} rows={3} {...form.field('reason')} />
    </FormDialog>
  )
}
