export { answerQuote, createQuoteRequest, getQuoteRequest } from '#contract/endpoints/quotes.ts'
export { sendForm } from '../forms/send-form.ts'
export { call } from './request.ts'
