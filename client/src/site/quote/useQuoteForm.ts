import { useState } from 'react'
import * as z from 'zod/mini'
import { quoteBuyerFieldsSchema, quoteSubmittedSchema } from '#contract/sales/quote-requests.ts'
import { sendQuoteRequest } from '../../api/forms/quote-requests.ts'
import { removeSentLines } from '../../storage/quote-basket.ts'
import { useMoney } from '../catalogue/index.ts'
import { useVisitorForm } from '../forms/index.ts'
import { quoteWords } from './quote.words.ts'
import { quotable, type useBasketLines } from './useBasketLines.ts'

/** The currency is the site's: what the buyer has read the prices in. */
const buyerSchema = z.omit(quoteBuyerFieldsSchema, { currency: true })
const initial = { name: '', email: '', company: '', phone: '', message: '' }

/** The buyer's form; what it sends is the list as it is when it is sent. */
export function useQuoteForm({ lines, check }: ReturnType<typeof useBasketLines>) {
  const { currency } = useMoney()
  const [obstacle, setObstacle] = useState<'nothingToSend' | 'linesRefused'>()
  const requestedLines = quotable(lines).map(({ line: { slug, quantity, note } }) => ({ slug, quantity, note }))
  const form = useVisitorForm({
    name: 'quote-request',
    initial,
    schema: buyerSchema,
    receiptSchema: quoteSubmittedSchema,
    toasts: {
      sent: { title: quoteWords.sentToast, detail: quoteWords.sentToastDetail },
      failed: { title: quoteWords.failedToast, detail: quoteWords.failedToastDetail },
    },
    async send(buyer, submission) {
      const receipt = await sendQuoteRequest({ ...buyer, currency, lines: requestedLines, ...submission })
      removeSentLines(lines.map(({ line }) => line))
      return receipt
    },
    async onFailure({ fields }) {
      if (!fields.some(({ path }) => path.startsWith('lines.'))) return
      await check()
      setObstacle('linesRefused')
    },
  })
  async function submit() {
    setObstacle(requestedLines.length === 0 ? 'nothingToSend' : undefined)
    if (requestedLines.length > 0) await form.submit()
  }
  return { ...form, submit, obstacle }
}
