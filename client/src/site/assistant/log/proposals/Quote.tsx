import * as z from 'zod/mini'
import type { QuoteProposal } from '#contract/assistant/tools/proposals.ts'
import type { Total } from '#contract/catalogue/prices.ts'
import { withFallback } from '#contract/i18n/in-language.ts'
import { lengths } from '#contract/requests/visitor-values.ts'
import { quoteBuyerFieldsSchema, quoteSubmittedSchema } from '#contract/sales/quote-requests.ts'
import { sendQuoteRequest } from '../../../../api/forms/quote-requests.ts'
import { useLanguage, useTranslate } from '../../../../i18n/language.tsx'
import { periodWords, productsWords } from '../../../../i18n/products.words.ts'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { TotalRows, useMoney } from '../../../catalogue/index.ts'
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

/** Lines, quantities and sums, as they are sent. */
export function QuoteSummary({ proposal }: { proposal: QuoteProposal }) {
  const t = useTranslate()
  const language = useLanguage()
  const { write } = useMoney(proposal.currency)
  const { lines, onRequest } = proposal
  return (
    <>
      <ul className="mt-3 border-t border-hairline">
        {lines.map(({ slug, name, quantity, total, period, connectivityFee }) => (
          <li key={slug} className="flex flex-wrap justify-between gap-x-4 border-b border-hairline py-2">
            <span>
              <span className="tabular-nums">{quantity}</span> × {withFallback(name, language)}
            </span>
            <span className="ml-auto text-end tabular-nums">
              {total === null ? t(productsWords.priceOnRequest) : write(total) + t(periodWords[period])}
              {Boolean(connectivityFee) && (
                <span className="block text-fine text-ink-quiet">
                  {t(proposalWords.connectivity)(write((connectivityFee ?? 0) * quantity))}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <TotalRows
        totals={totalsOf(proposal)}
        write={write}
        className="mt-2 grid gap-1"
        rowClass="flex justify-between gap-4"
        amountClass="font-semibold tabular-nums"
      />
      <p className="mt-2 text-fine/normal text-ink-quiet">
        {onRequest > 0 && `${t(proposalWords.onRequest)(onRequest)}. `}
        {t(proposalWords.noteOfPrices)}
      </p>
    </>
  )
}

function totalsOf({ totals: { once, monthly, yearly, firstYear } }: QuoteProposal): Total[] {
  const all: Total[] = [
    { kind: 'once', amount: once },
    { kind: 'month', amount: monthly },
    { kind: 'year', amount: yearly },
  ]
  const paid = all.filter(({ amount }) => amount > 0)
  return firstYear === once ? paid : [...paid, { kind: 'firstYear', amount: firstYear }]
}

const rules = formRules(z.omit(quoteBuyerFieldsSchema, { currency: true }), quoteSubmittedSchema)

export function QuoteForm({ turn, proposal }: { turn: Turn; proposal: QuoteProposal }) {
  const t = useTranslate()
  const { currency, lines, message } = proposal
  const form = useVisitorForm({
    name: `chat-quote-${turn.turnId}`,
    initial: { name: '', email: '', company: '', phone: '', message },
    rules,
    toasts: {
      sent: { title: proposalWords.sent, detail: proposalWords.sentDetail },
      failed: { title: proposalWords.failed, detail: formWords.failedDetail },
    },
    send: (buyer, submission) =>
      sendQuoteRequest({
        ...buyer,
        ...submission,
        currency,
        lines: lines.map(({ slug, quantity }) => ({ slug, quantity, note: '' })),
      }),
    onSent: (receipt) => conversation.noteSent(turn.id, receipt),
  })
  return (
    <VisitorForm form={form} label={t(proposalWords.details)} action={t(proposalWords.sendQuote)}>
      <TextField {...form.field('name')} label={t(proposalWords.name)} required autoComplete="name" />
      <EmailField form={form} />
      <TextField {...form.field('company')} label={t(proposalWords.company)} autoComplete="organization" />
      <PhoneField form={form} />
      <LongText form={form} name="message" most={lengths.message} rows={2} label={t(formWords.message)} />
    </VisitorForm>
  )
}
