export { getProduct } from '#contract/endpoints/catalogue/catalogue.ts'
export { lookUpProducts } from '#contract/endpoints/quotes.ts'
export { call } from './request.ts'
