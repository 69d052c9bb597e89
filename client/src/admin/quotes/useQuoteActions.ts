import { useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { QuoteDecision, QuoteDetail, quoteChangeSchema } from '#contract/sales/quotes.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { StaffFailure } from '../api/request.ts'
import { changeQuote, decideQuote, quoteOptions, renewLink, revokeLink, sendQuote } from '../api/sales/quotes.ts'
import { privateLinkWords } from '../sales/index.ts'
import { useFailureWords } from '../words/failure-words.ts'
import { quotesWords as words } from './quotes.words.ts'

export interface QuoteActions {
  /** @throws StaffFailure */
  send: (how: { message: string; deliver: boolean }) => Promise<void>
  /** @throws StaffFailure */
  decide: (decision: QuoteDecision, reason: string) => Promise<void>
  /** @throws StaffFailure */
  renew: () => Promise<void>
  /** @throws StaffFailure */
  revoke: () => Promise<void>
  /** Shows its own failures. */
  change: (change: Omit<z.output<typeof quoteChangeSchema>, 'version'>, done?: string) => Promise<void>
}

/** Actions on a quotation, each with its toast. If the quotation was changed in the meantime, loads the current one. */
export function useQuoteActions(quote: QuoteDetail): QuoteActions {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const failureWords = useFailureWords()
  const { id, version } = quote
  const { queryKey } = quoteOptions(id)

  async function applyChange(change: Promise<QuoteDetail>): Promise<QuoteDetail> {
    try {
      const saved = await change
      queries.setQueryData(queryKey, saved)
      return saved
    } catch (error) {
      if (error instanceof StaffFailure && isOutOfDate.has(error.code)) void queries.invalidateQueries({ queryKey })
      throw error
    } finally {
      void queries.invalidateQueries({ queryKey: ['tables', 'quotes'] })
    }
  }
  return {
    async send(how) {
      const { email } = await applyChange(sendQuote(id, { version, ...how }))
      toast(how.deliver ? t(words.sentNow)(email) : t(words.sentUnmailed))
    },
    async decide(decision, reason) {
      const { order } = await applyChange(decideQuote(id, decision, { version, reason }))
      const messages = {
        accept: t(words.accepted)(order?.reference ?? ''),
        decline: t(words.declined),
        withdraw: t(words.withdrawn),
      }
      toast(messages[decision])
    },
    async renew() {
      await applyChange(renewLink(id, version))
      toast(t(privateLinkWords.linkRenewed))
    },
    async revoke() {
      await applyChange(revokeLink(id, version))
      toast(t(privateLinkWords.linkRevoked))
    },
    async change(change, done) {
      try {
        await applyChange(changeQuote(id, { version, ...change }))
        if (done) toast(done)
      } catch (error) {
        toast(t(words.failed), 'failure', failureWords(error))
      }
    },
  }
}

const isOutOfDate: ReadonlySet<string> = new Set(['record.changed', 'quote.state', 'quote.no_draft'])
