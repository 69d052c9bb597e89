export { answerQuote, createQuoteRequest, getQuoteRequest } from '#contract/endpoints/quotes.ts'
export { call } from './request.ts'
