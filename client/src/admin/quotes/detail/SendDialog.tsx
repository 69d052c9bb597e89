import { ExternalLink } from 'lucide-react'
import * as z from 'zod/mini'
import { type QuoteDetail, quoteSendSchema } from '#contract/sales/quotes.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { EmailText } from '../../../ui/EmailText.tsx'
import { TextArea } from '../../../ui/fields/TextField.tsx'
import { revisionPdfUrl } from '../../api/sales/quotes.ts'
import { useFormats } from '../../i18n/formats.ts'
import { FormDialog, useStaffForm } from '../../records/form/index.ts'
import { Facts } from '../../records/page/index.ts'
import { draftOf } from '../../sales/index.ts'
import { writtenInWords } from '../../words/messages.words.ts'
import { quotesWords as words } from '../quotes.words.ts'
import { usePeriodTotals } from '../usePeriodTotals.ts'
import type { QuoteActions } from '../useQuoteActions.ts'

interface SendDialogProps {
  quote: QuoteDetail
  actions: QuoteActions
  onClose: () => void
}

const bodySchema = z.required(z.pick(quoteSendSchema, { message: true, deliver: true }))

export function SendDialog({ quote, actions, onClose }: SendDialogProps) {
  const t = useTranslate()
  const { day } = useFormats()
  const totals = usePeriodTotals()
  const draft = draftOf(quote)
  const form = useStaffForm({
    initial: { message: '', deliver: true },
    schema: bodySchema,
    async send(how) {
      await actions.send(how)
      onClose()
    },
  })
  if (!draft) return null
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(words.sendTitle)(draft.number)}
      description={t(words.sendHint)}
      act={t(form.values.deliver ? words.sendNow : words.markSent)}
      sending={t(words.sending)}
      beside={
        <a
          href={revisionPdfUrl(quote.id, draft.number)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('quiet', 'compact', 'mr-auto')}
        >
          <ExternalLink aria-hidden="true" className="size-4" />
          {t(words.previewPdf)}
        </a>
      }
    >
      <Facts
        facts={[
          [words.to, <EmailText key="to" text={`${quote.name} <${quote.email}>`} />],
          [words.inLanguage, t(writtenInWords[quote.language])],
          [words.amount, totals(draft)],
          [words.validUntil, day(draft.validUntil)],
        ]}
      />
      {form.values.deliver && <TextArea label={t(words.sendMessage)} rows={4} {...form.field('message')} />}
      <label className="flex min-h-11 gap-2.5 items-center">
        <input
          className="size-4.5"
          type="checkbox"
          checked={!form.values.deliver}
          onChange={({ target }) => form.set('deliver', !target.checked)}
        />
        {t(words.handOver)}
      </label>
    </FormDialog>
  )
}
