// Of that which every page shows, and the admin: it asks for nothing else of the site.
export { getExchangeRates, getSite } from '#contract/endpoints/site.ts'
export { call } from './request.ts'
