import { useState } from 'react'
import { loadAsking } from '../../api/calls/load-calls.ts'
import { removeSentLines } from '../../storage/quote-basket.ts'
import { lazyModule } from '../../ui/loading/lazy-component.tsx'
import { useMoney } from '../catalogue/index.ts'
import { formWords, useVisitorForm } from '../forms/index.ts'
import { listWords } from './list.words.ts'
import { quotable, type useBasketLines } from './useBasketLines.ts'

const code = lazyModule(() => loadAsking(() => import('./quote-rules.ts')), 'site/quote/quote-rules.ts')
const initial = { name: '', email: '', company: '', phone: '', message: '' }

/** Returns the buyer's form, which sends the lines as they are on submit. */
export function useQuoteForm({ lines, check }: ReturnType<typeof useBasketLines>) {
  const { currency } = useMoney()
  const [obstacle, setObstacle] = useState<'nothingToSend' | 'linesRefused'>()
  const requestedLines = quotable(lines).map(({ line: { slug, quantity, note } }) => ({ slug, quantity, note }))
  const form = useVisitorForm({
    name: 'quote-request',
    initial,
    code,
    toasts: {
      sent: { title: listWords.sentToast, detail: listWords.sentToastDetail },
      failed: { title: listWords.failedToast, detail: formWords.failedDetail },
    },
    async send(send, buyer, submission) {
      const receipt = await send({ ...buyer, currency, lines: requestedLines, ...submission })
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
