import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, Navigate, useNavigate } from 'react-router-dom'
import type { ConversationDetail } from '#contract/assistant/conversations.ts'
import { type CurrencyCode, currencyCodes } from '#contract/catalogue/money.ts'
import { currencyWords } from '#contract/catalogue/values/money-values.ts'
import { languageNames, type ReaderLanguage, readerLanguages } from '#contract/i18n/languages.ts'
import type { EnquiryDetail } from '#contract/requests/messages.ts'
import { newQuoteSchema } from '#contract/sales/quotes.ts'
import { adminScreens } from '#contract/staff/permissions.ts'
import { newSubmissionId } from '../../../forms/form-draft.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { PageHead } from '../../../shell/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { CustomerChoice } from '../../api/sales/customer-search.ts'
import { createQuote, quoteOptions } from '../../api/sales/quotes.ts'
import { useCan } from '../../api/staff/session.ts'
import { conversationPath, quotePath } from '../../paths/index.ts'
import { type StaffFormState as Form, StaffForm, UnsavedGuard, useStaffForm } from '../../records/form/index.ts'
import { BackLink, RecordSkeleton } from '../../records/page/index.ts'
import { CustomerInput } from '../../sales/index.ts'
import { screenWords } from '../../words/frame.words.ts'
import { messagesWords } from '../../words/messages.words.ts'
import { quotesWords } from '../quotes.words.ts'
import { newQuoteWords as words } from './new-quote.words.ts'
import { useConversationOrigin } from './useConversationOrigin.ts'

// A type alias, because interfaces have no index signature.
type Values = {
  customerId: string
  name: string
  email: string
  company: string
  phone: string
  language: ReaderLanguage
  currency: CurrencyCode
  message: string
}

const initial: Values = {
  customerId: '',
  name: '',
  email: '',
  company: '',
  phone: '',
  language: 'zh-TW',
  currency: 'HKD',
  message: '',
}
const { path } = adminScreens.quotes

/**
 * Renders /admin/quotes/new, which asks for the buyer; lines follow. `?from=chat:ID` starts from a conversation with
 * the assistant.
 */
export default function NewQuotePage() {
  const t = useTranslate()
  const canWrite = useCan()('sales.write')
  const { isPending, isMissing, conversation, enquiry } = useConversationOrigin()
  if (!canWrite) return <Navigate to={path} replace />
  return (
    <>
      <PageHead title={t(quotesWords.newQuote)} isListed={false} />
      <BackLink to={path}>{t(messagesWords.back)(t(screenWords.quotes))}</BackLink>
      <h1 className="heading text-title">{t(quotesWords.newQuote)}</h1>
      <p className="mb-5 text-ink-quiet">{t(words.hint)}</p>
      {conversation && <FromConversation conversation={conversation} />}
      {isMissing && <Notice>{t(words.conversationMissing)}</Notice>}
      {isPending ? <RecordSkeleton /> : <NewQuote conversation={conversation} enquiry={enquiry} />}
    </>
  )
}

function FromConversation({ conversation: { id, opening } }: { conversation: ConversationDetail }) {
  const t = useTranslate()
  return (
    <p className="mb-5">
      {t(words.fromConversation)}{' '}
      <Link to={conversationPath(id)} className="link break-words" dir="auto">
        {opening}
      </Link>
    </p>
  )
}

type NewQuoteProps = Pick<ReturnType<typeof useConversationOrigin>, 'conversation' | 'enquiry'>

function NewQuote({ conversation, enquiry }: NewQuoteProps) {
  const t = useTranslate()
  const [made, setMade] = useState<string>()
  const [submissionId] = useState(newSubmissionId)
  const queries = useQueryClient()
  const form = useStaffForm({
    draft: `quote.new.${conversation?.id ?? ''}`,
    initial: { ...initial, ...(conversation && { language: conversation.language }), ...(enquiry && buyerOf(enquiry)) },
    schema: newQuoteSchema,
    bodyOf: ({ customerId, ...values }) => ({
      ...values,
      submissionId,
      ...(customerId && { customerId }),
      ...(conversation && { from: { kind: 'chat', id: conversation.id } }),
    }),
    async send(body) {
      const quote = await createQuote(body)
      queries.setQueryData(quoteOptions(quote.id).queryKey, quote)
      void queries.invalidateQueries({ queryKey: ['tables', 'quotes'] })
      form.reset()
      setMade(quote.id)
    },
  })
  useOpenWhenSaved(form.isChanged ? undefined : made)
  return (
    <>
      <StaffForm
        form={form}
        label={t(quotesWords.newQuote)}
        className="max-w-3xl is-dense"
        actions={
          <div>
            <Button variant="primary" type="submit" disabled={form.isSending}>
              {t(form.isSending ? words.creating : words.create)}
            </Button>
          </div>
        }
      >
        <CustomerChoiceField form={form} />
        <BuyerFields form={form} />
      </StaffForm>
      <UnsavedGuard isChanged={form.isChanged} onDiscard={form.forgetDraft} />
    </>
  )
}

/** Returns the sender of the enquiry that the conversation is attached to. */
function buyerOf({ name, email, company, phone, language, message }: EnquiryDetail): Partial<Values> {
  return { name, email, company, phone, language, message }
}

/** Navigates once the form counts as saved, or its blocker would ask. */
function useOpenWhenSaved(id: string | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (id) void navigate(quotePath(id, 'edit'), { replace: true })
  }, [id, navigate])
}

function CustomerChoiceField({ form }: { form: Pick<Form<Values>, 'values' | 'set'> }) {
  const t = useTranslate()
  const [chosen, setChosen] = useState('')
  function pickCustomer({ id, name, type, email, phone, language }: CustomerChoice) {
    setChosen(name)
    form.set('customerId', id)
    form.set('company', type === 'individual' ? '' : name)
    if (type === 'individual') form.set('name', name)
    form.set('email', email)
    form.set('phone', phone)
    form.set('language', language)
  }
  if (form.values.customerId) {
    return (
      <p className="flex flex-wrap items-center gap-x-4">
        <strong className="font-semibold">{t(words.of)(chosen || form.values.company || form.values.name)}</strong>
        <Button size="compact" variant="quiet" onClick={() => form.set('customerId', '')}>
          {t(words.another)}
        </Button>
      </p>
    )
  }
  return (
    <Field label={t(words.customer)} hint={t(words.customerHint)}>
      {(ties) => <CustomerInput {...ties} onPick={pickCustomer} />}
    </Field>
  )
}

function BuyerFields({ form }: { form: Pick<Form<Values>, 'field'> }) {
  const t = useTranslate()
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-y-4 gap-x-6 items-start">
        <TextField label={t(words.name)} required autoComplete="off" {...form.field('name')} />
        <TextField label={t(words.email)} type="email" required autoComplete="off" {...form.field('email')} />
        <TextField label={t(words.company)} autoComplete="off" {...form.field('company')} />
        <TextField label={t(words.phone)} type="tel" autoComplete="off" {...form.field('phone')} />
        <SelectField
          label={t(words.language)}
          options={readerLanguages.map((value) => ({ value, label: languageNames[value] }))}
          {...form.field('language')}
        />
        <SelectField
          label={t(words.currency)}
          options={currencyCodes.map((value) => ({ value, label: t(currencyWords[value]) }))}
          {...form.field('currency')}
        />
      </div>
      <TextArea label={t(words.message)} hint={t(words.messageHint)} rows={4} {...form.field('message')} />
    </>
  )
}
