import { queryOptions } from '@tanstack/react-query'
import { apiRoot, filePaths } from '#contract/paths.ts'
import type { QuoteAnswer } from '#contract/sales/quote-answers.ts'
import type { NewQuoteRequest, QuoteFollow, QuoteSubmitted } from '#contract/sales/quote-requests.ts'
import { loadAsking } from '../calls/load-calls.ts'
import { inPage } from '../in-page.ts'

const loadQuoteCalls = () => loadAsking(() => import('../calls/quote-calls.ts'))

/** POST /quote-requests. */
export async function sendQuoteRequest(request: NewQuoteRequest): Promise<QuoteSubmitted> {
  const { sendForm, createQuoteRequest } = await loadQuoteCalls()
  return sendForm(createQuoteRequest, { body: request })
}

const minuteMs = 60_000
/** As long as the page that brought it is new. */
const newMs = 10_000
const isOpen: ReadonlySet<string> = new Set(['requested', 'priced', 'sent'])

/** GET /quote-requests/{token}: staff may have moved it on since it was read last; asked anew while they still may. */
export function quoteRequestOptions(token: string) {
  return queryOptions({
    queryKey: ['quote-request', token],
    async queryFn({ signal }): Promise<QuoteFollow> {
      const { call, getQuoteRequest } = await loadQuoteCalls()
      return call(getQuoteRequest, { params: { token }, signal })
    },
    ...inPage,
    staleTime: newMs,
    refetchInterval: ({ state: { data } }) => (data && isOpen.has(data.status) ? minuteMs : false),
  })
}

/** POST /quote-requests/{token}/answer. @returns what is followed, as it is then */
export async function answerQuote(token: string, answer: QuoteAnswer): Promise<QuoteFollow> {
  const { call, answerQuote } = await loadQuoteCalls()
  return call(answerQuote, { params: { token }, body: answer })
}

/** The offer as a document, on this origin. */
export function quotationPdfUrl(token: string): string {
  return apiRoot + filePaths.quotationPdf.replace(':token', encodeURIComponent(token))
}
