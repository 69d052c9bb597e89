import { demoKindCopy } from '#content/demo.words.ts'
import type { BookingProposal } from '#contract/assistant/tools/proposals.ts'
import { dateText } from '#contract/i18n/formats.ts'
import { dateLocales } from '#contract/i18n/language-values.ts'
import { demoRequestFieldsSchema } from '#contract/requests/demo-requests.ts'
import { industries, industryLabels } from '#contract/requests/demo-values.ts'
import { lengths } from '#contract/requests/visitor-values.ts'
import { submittedSchema } from '#contract/requests/visitors.ts'
import { listDemoSlots, sendDemoRequest } from '../../../../api/forms/demo-requests.ts'
import { useLanguage, useTranslate } from '../../../../i18n/language.tsx'
import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import {
  EmailField,
  formRules,
  formWords,
  LongText,
  PhoneField,
  useVisitorForm,
  VisitorForm,
} from '../../../forms/index.ts'
import { conversation } from '../../conversation.ts'
import type { Turn } from '../../history.ts'
import { proposalWords } from './proposal.words.ts'

export function BookingSummary({ proposal: { demo, date, time, product } }: { proposal: BookingProposal }) {
  const t = useTranslate()
  const locale = dateLocales[useLanguage()]
  const day = date && dateText(date, locale, { dateStyle: 'full', timeZone: 'UTC' })
  const { name, length } = demoKindCopy[demo]
  const rows = [
    [proposalWords.kind, `${t(name)} · ${t(length)}`],
    [proposalWords.when, day && time ? t(proposalWords.at)(day, time) : day || t(proposalWords.anyDay)],
    ...(product ? [[formWords.product, product] as const] : []),
  ] as const
  return (
    <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      {rows.map(([label, text]) => (
        <div key={label.en} className="contents">
          <dt className="text-ink-quiet">{t(label)}</dt>
          <dd className="font-semibold">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const rules = formRules(demoRequestFieldsSchema, submittedSchema)

export function BookingForm({ turn, proposal }: { turn: Turn; proposal: BookingProposal }) {
  const t = useTranslate()
  const { demo, date, time, product, industry, useCase, message } = proposal
  const form = useVisitorForm({
    name: `chat-demo-${turn.turnId}`,
    initial: { name: '', email: '', company: '', phone: '', industry: industry ?? '', message },
    rules,
    toasts: {
      sent: { title: proposalWords.sent, detail: proposalWords.sentDetail },
      failed: { title: proposalWords.failed, detail: formWords.failedDetail },
    },
    async send(fields, submission) {
      const request = {
        ...fields,
        ...submission,
        kind: demo,
        product,
        ...(useCase && { useCase }),
        ...(date && { preferredDate: date }),
        ...(date && time && { preferredTime: time }),
      }
      const slots = date && time ? await listDemoSlots(date, AbortSignal.timeout(15_000)) : undefined
      return sendDemoRequest(request, { needsProof: slots?.needsProof ?? false })
    },
    onSent: (receipt) => conversation.noteSent(turn.id, receipt),
  })
  return (
    <VisitorForm form={form} label={t(proposalWords.details)} action={t(proposalWords.sendBooking)}>
      <TextField {...form.field('name')} label={t(proposalWords.name)} required autoComplete="name" />
      <EmailField form={form} />
      <TextField {...form.field('company')} label={t(proposalWords.company)} required autoComplete="organization" />
      <SelectField
        {...form.field('industry')}
        label={t(proposalWords.industry)}
        placeholder={t(formWords.choose)}
        options={industries.map((value) => ({ value, label: t(industryLabels[value]) }))}
        required
      />
      <PhoneField form={form} />
      <LongText form={form} name="message" most={lengths.message} rows={2} label={t(formWords.message)} />
    </VisitorForm>
  )
}
