import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { type QuoteDetail, quoteDetailSchema, quoteDraftSchema } from '#contract/sales/quotes.ts'
import { useExchangeRates } from '../../../api/site.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { quoteOptions, saveDraft } from '../../api/sales/quotes.ts'
import { useSession } from '../../api/staff/session.ts'
import { type RecordForm, useRecordForm } from '../../records/form/index.ts'
import {
  type DraftValues,
  draftBodyOf,
  draftFields,
  draftOf,
  draftValuesOf,
  isSameDraft,
  draftWords as words,
} from '../../sales/index.ts'
import { dayOf } from '../../ui/days.ts'

/** Returns today's date in the shop's time zone, YYYY-MM-DD. */
export function useToday(): string {
  return dayOf(new Date(), useSession().timezone)
}

/** Form of the draft; colleagues and the buyer change the quotation too. @param days that a quotation is valid */
export function useDraftForm(quote: QuoteDetail, days: number): RecordForm<DraftValues> {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const today = useToday()
  const valuesOf = (detail: QuoteDetail) => draftValuesOf(detail, { today, days })
  const record = valuesOf(quote)
  /** A message from the buyer or another assignee makes a new version, but does not conflict with the draft. */
  const versionOf = ({ version }: DraftValues) =>
    isSameDraft(form.initial, record) ? Math.max(quote.version, version) : version
  const form: RecordForm<DraftValues> = useRecordForm({
    draft: `quote.${quote.id}`,
    record,
    names: draftFields,
    schema: quoteDraftSchema,
    bodyOf: (values) => draftBodyOf({ ...values, version: versionOf(values) }),
    fieldOf: (path) => path.replace(/^charges\./, ''),
    async send(body) {
      const saved = await saveDraft(quote.id, body)
      queries.setQueryData(quoteOptions(quote.id).queryKey, saved)
      toast(t(words.saved)(saved.revisions[0]?.number ?? 1))
      return valuesOf(saved)
    },
    readCurrent(current) {
      const theirs = z.safeParse(quoteDetailSchema, current).data
      return theirs && valuesOf(theirs)
    },
  })
  return form
}

export interface DraftRate {
  /** Units of the currency per HKD. */
  rate: number
  /** The day the rate was fixed; undefined while it is today's, which saving fixes. */
  day: string | undefined
  /** Today's rate, if another one is fixed. */
  today: number | undefined
}

/** Returns the rate of the draft: the revision's, until the currency changes or today's rate is chosen. */
export function useDraftRate(quote: QuoteDetail, { currency, renewRate }: DraftValues): DraftRate {
  const { baseCurrency, rates } = useExchangeRates()
  const today = currency === baseCurrency ? 1 : (rates[baseCurrency]?.[currency] ?? 1)
  const draft = draftOf(quote)
  const isFrozen = draft?.currency === currency
  if (!isFrozen || renewRate) return { rate: today, day: undefined, today: isFrozen ? today : undefined }
  return { rate: draft.rate, day: draft.rateDate, today: draft.rate === today ? undefined : today }
}
