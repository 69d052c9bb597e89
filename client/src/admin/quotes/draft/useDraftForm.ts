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

/** The day that it is in the shop's time zone, YYYY-MM-DD. */
export function useToday(): string {
  return dayOf(new Date(), useSession().timezone)
}

/** The form of the draft: over the quotation, which colleagues and the buyer change too. @param days a quotation holds */
export function useDraftForm(quote: QuoteDetail, days: number): RecordForm<DraftValues> {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const today = useToday()
  const valuesOf = (detail: QuoteDetail) => draftValuesOf(detail, { today, days })
  const record = valuesOf(quote)
  /** A question of the buyer's, or another assignee, makes another version, but touches nothing that is written here. */
  const versionOf = ({ version }: DraftValues) =>
    isSameDraft(form.initial, record) ? Math.max(quote.version, version) : version
  const form: RecordForm<DraftValues> = useRecordForm({
    record,
    names: draftFields,
    schema: quoteDraftSchema,
    bodyOf: (values) => draftBodyOf({ ...values, version: versionOf(values) }),
    async send(body) {
      const taken = await saveDraft(quote.id, body)
      queries.setQueryData(quoteOptions(quote.id).queryKey, taken)
      toast(t(words.saved)(taken.revisions[0]?.number ?? 1))
      return valuesOf(taken)
    },
    readCurrent(current) {
      const theirs = z.safeParse(quoteDetailSchema, current).data
      return theirs && valuesOf(theirs)
    },
  })
  return form
}

export interface DraftRate {
  /** Units of the currency for one HKD. */
  rate: number
  /** The day it was frozen on; undefined: it is today's, and frozen when it is saved. */
  day: string | undefined
  /** Today's, where another is frozen. */
  today: number | undefined
}

/** The rate that the draft is priced at: that of the revision, until its currency changes or today's is asked for. */
export function useDraftRate(quote: QuoteDetail, { currency, renewRate }: DraftValues): DraftRate {
  const { baseCurrency, rates } = useExchangeRates()
  const today = currency === baseCurrency ? 1 : (rates[baseCurrency]?.[currency] ?? 1)
  const draft = draftOf(quote)
  const isFrozen = draft?.currency === currency
  if (!isFrozen || renewRate) return { rate: today, day: undefined, today: isFrozen ? today : undefined }
  return { rate: draft.rate, day: draft.rateDate, today: draft.rate === today ? undefined : today }
}
