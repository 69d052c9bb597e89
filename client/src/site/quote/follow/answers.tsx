import { lengths } from '#contract/requests/visitor-values.ts'
import {
  type QuoteFollow,
  type QuoteOffer,
  quoteAcceptanceSchema,
  quoteQuestionSchema,
  quoteRefusalSchema,
  renewalAcceptanceSchema,
} from '#contract/sales/quote-requests.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx'
import { AnswerFrame } from './AnswerFrame.tsx'
import { answerWords as words } from './answers.words.ts'
import { useAnswerForm } from './useAnswerForm.ts'
import type { SendAnswer } from './useAnswers.ts'

interface AnswerProps {
  request: QuoteFollow
  send: SendAnswer
  onBack: () => void
}

interface DecisionProps extends AnswerProps {
  /** The revision that the buyer has read. */
  offer: QuoteOffer
}

/** Accepts the offer with the buyer's name, delivery address and order number. */
export function AcceptForm({ request, offer: { revision }, send, onBack }: DecisionProps) {
  const t = useTranslate()
  const form = useAnswerForm({
    name: `accept-${request.reference}`,
    initial: { name: request.name, address: '', purchaseOrder: '' },
    schema: quoteAcceptanceSchema,
    send: (fields) => send({ answer: 'accept', revision, ...fields }),
  })
  return (
    <AnswerFrame
      form={form}
      title={t(words.acceptTitle)}
      hint={t(words.acceptHint)}
      action={t(words.confirm)}
      onBack={onBack}
    >
      <TextField label={t(words.name)} required autoComplete="name" {...form.field('name')} />
      <TextArea
        label={t(words.address)}
        hint={t(words.addressHint)}
        required
        rows={3}
        autoComplete="street-address"
        {...form.field('address')}
      />
      <TextField
        label={t(words.purchaseOrder)}
        hint={t(words.purchaseOrderHint)}
        autoComplete="off"
        {...form.field('purchaseOrder')}
      />
    </AnswerFrame>
  )
}

/** Accepts a further period of subscriptions, for which nothing is shipped. */
export function AcceptRenewalForm({ request, offer: { revision }, send, onBack }: DecisionProps) {
  const t = useTranslate()
  const form = useAnswerForm({
    name: `accept-${request.reference}`,
    initial: { name: request.name, purchaseOrder: '' },
    schema: renewalAcceptanceSchema,
    send: (fields) => send({ answer: 'accept', revision, address: '', ...fields }),
  })
  return (
    <AnswerFrame
      form={form}
      title={t(words.acceptTitle)}
      hint={t(words.renewHint)}
      action={t(words.confirmRenewal)}
      onBack={onBack}
    >
      <TextField label={t(words.name)} required autoComplete="name" {...form.field('name')} />
      <TextField
        label={t(words.purchaseOrder)}
        hint={t(words.renewalPurchaseOrderHint)}
        autoComplete="off"
        {...form.field('purchaseOrder')}
      />
    </AnswerFrame>
  )
}

export function DeclineForm({ request, offer: { revision }, send, onBack }: DecisionProps) {
  const t = useTranslate()
  const form = useAnswerForm({
    name: `decline-${request.reference}`,
    initial: { reason: '' },
    schema: quoteRefusalSchema,
    send: (fields) => send({ answer: 'decline', revision, ...fields }),
  })
  return (
    <AnswerFrame
      form={form}
      title={t(words.declineTitle)}
      hint={t(words.declineHint)}
      action={t(words.confirmDecline)}
      onBack={onBack}
    >
      <TextArea label={t(words.reason)} rows={3} {...form.field('reason')} />
    </AnswerFrame>
  )
}

/** @param text initial text */
export function QuestionForm({ request, send, onBack, text = '' }: AnswerProps & { text?: string }) {
  const t = useTranslate()
  const form = useAnswerForm({
    name: `question-${request.reference}`,
    initial: { text },
    schema: quoteQuestionSchema,
    send: (fields, submissionId) => send({ answer: 'question', submissionId, ...fields }),
  })
  return (
    <AnswerFrame
      form={form}
      title={t(words.askTitle)}
      hint={t(words.askHint)}
      action={t(words.sendQuestion)}
      onBack={onBack}
    >
      <TextArea label={t(words.question)} rows={5} required maxLength={lengths.message} {...form.field('text')} />
    </AnswerFrame>
  )
}
