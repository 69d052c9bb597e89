import { useSearchParams } from 'react-router-dom'
import * as endpoints from '#contract/endpoints/forms.ts'
import { enquiryFieldsSchema, type NewEnquiry } from '#contract/requests/enquiries.ts'
import { inquiryTypeLabels, inquiryTypes, lengths } from '#contract/requests/visitor-values.ts'
import { type Submitted, submittedSchema } from '#contract/requests/visitors.ts'
import { sendForm } from '../../api/forms/send-form.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { EmailField, formRules, formWords, LongText, PhoneField, useVisitorForm, VisitorForm } from '../forms/index.ts'
import { Attachment } from './Attachment.tsx'
import { enquiryCopy } from './contact.words.ts'
import { EnquirySent } from './EnquirySent.tsx'
import { useAttachedConversation } from './useAttachedConversation.ts'

const rules = formRules(enquiryFieldsSchema, submittedSchema, (_fields, submitted) => submitted)

/** POST /enquiries. */
function sendEnquiry(enquiry: NewEnquiry): Promise<Submitted> {
  return sendForm(endpoints.createEnquiry, { body: enquiry })
}

/**
 * Renders the enquiry form, or the confirmation with its reference once it is sent.
 * @param product shown and sent with the message; empty if the address names none
 */
export function EnquiryForm({ product }: { product: string }) {
  const t = useTranslate()
  const conversation = useAttachedConversation()
  const form = useEnquiryForm(product, conversation?.id)
  if (form.receipt) {
    return (
      <div className="form-card">
        <EnquirySent receipt={form.receipt} isJustSent={form.isJustSent} onAgain={form.startAgain} />
      </div>
    )
  }
  return (
    <div className="form-card">
      <h2 className="heading mb-4 text-title">{t(enquiryCopy.title)}</h2>
      <VisitorForm form={form} label={t(enquiryCopy.title)} action={t(enquiryCopy.send)}>
        {product && <TextField {...form.field('product')} label={t(formWords.product)} readOnly />}
        <NameFields form={form} />
        <div className="form-pair">
          <EmailField form={form} />
          <PhoneField form={form} />
        </div>
        <div className="form-pair">
          <TextField {...form.field('company')} label={t(enquiryCopy.company)} autoComplete="organization" />
          <SelectField
            {...form.field('inquiryType')}
            label={t(enquiryCopy.inquiryType)}
            placeholder={t(formWords.choose)}
            options={inquiryTypes.map((value) => ({ value, label: t(inquiryTypeLabels[value]) }))}
          />
        </div>
        <LongText
          form={form}
          name="message"
          label={t(formWords.message)}
          hint={t(enquiryCopy.messageHint)}
          most={lengths.message}
          rows={4}
          required
        />
        {conversation && <Attachment conversation={conversation} />}
      </VisitorForm>
    </div>
  )
}

function useEnquiryForm(product: string, conversationId: string | undefined) {
  const requestedType = useSearchParams()[0].get('inquiryType')
  return useVisitorForm({
    name: 'enquiry',
    initial: {
      product,
      firstName: '',
      lastName: '',
      email: '',
      company: '',
      phone: '',
      inquiryType: inquiryTypes.find((type) => type === requestedType) ?? '',
      message: '',
    },
    rules,
    send: (fields, submission) => sendEnquiry({ ...fields, ...submission, conversationId }),
    toasts: {
      sent: { title: enquiryCopy.sent, detail: enquiryCopy.sentDetail },
      failed: { title: enquiryCopy.failed, detail: formWords.failedDetail },
    },
  })
}

/** Orders the name fields by language: surname first in Chinese. */
function NameFields({ form }: { form: Pick<ReturnType<typeof useEnquiryForm>, 'field'> }) {
  const t = useTranslate()
  const first = (
    <TextField {...form.field('firstName')} label={t(enquiryCopy.firstName)} autoComplete="given-name" required />
  )
  const last = (
    <TextField {...form.field('lastName')} label={t(enquiryCopy.lastName)} autoComplete="family-name" required />
  )
  return (
    <div className="form-pair">
      {t({ 'zh-TW': last, en: first })}
      {t({ 'zh-TW': first, en: last })}
    </div>
  )
}
