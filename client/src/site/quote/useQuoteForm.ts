import { useState } from 'react'
import * as z from 'zod/mini'
import { quoteBuyerFieldsSchema, quoteSubmittedSchema } from '#contract/sales/quote-requests.ts'
import { sendQuoteRequest } from '../../api/forms/quote-requests.ts'
import { removeSentLines } from '../../storage/quote-basket.ts'
import { useMoney } from '../catalogue/index.ts'
import { formRules, formWords, useVisitorForm } from '../forms/index.ts'
import { listWords } from './list.words.ts'
import { quotable, type useBasketLines } from './useBasketLines.ts'

/** The currency is taken from the reader's setting, not from a field. */
const buyerSchema = z.omit(quoteBuyerFieldsSchema, { currency: true })

const rules = formRules(buyerSchema, quoteSubmittedSchema)

const initial = { name: '', email: '', company: '', phone: '', message: '' }

/** Returns the buyer's form, which sends the lines as they are on submit. */
export function useQuoteForm({ lines, check }: ReturnType<typeof useBasketLines>) {
  const { currency } = useMoney()
  const [obstacle, setObstacle] = useState<'nothingToSend' | 'linesRefused'>()
  const requestedLines = quotable(lines).map(({ line: { slug, quantity, note } }) => ({ slug, quantity, note }))
  const form = useVisitorForm({
    name: 'quote-request',
    initial,
    rules,
    toasts: {
      sent: { title: listWords.sentToast, detail: listWords.sentToastDetail },
      failed: { title: listWords.failedToast, detail: formWords.failedDetail },
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
