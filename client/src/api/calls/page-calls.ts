// What asks for that which pages show, with the contract's schemas, by which answers are parsed: a file of its own, since a page that
// the server drew brings its answers along. See calls/load-calls.ts.
export { getProduct, listProductAlternatives, listProducts } from '#contract/endpoints/catalogue/catalogue.ts'
export {
  getCompany,
  getHome,
  listCaseStudies,
  listIndustries,
  listPlans,
  listRegulations,
} from '#contract/endpoints/content/pages.ts'
export { call } from './request.ts'
