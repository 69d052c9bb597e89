// What asks for that which pages show, with the contract's schemas, by which answers are parsed: a file of its own, since a page that
// the server drew brings its answers along. See calls/load-calls.ts.
export { getProduct, listProductAlternatives, listProducts } from '#contract/endpoints/catalogue/catalogue.ts'
export { getCompany } from '#contract/endpoints/company.ts'
export { listCaseStudies } from '#contract/endpoints/content/cases.ts'
export { getHome } from '#contract/endpoints/content/home.ts'
export { listIndustries } from '#contract/endpoints/content/industries.ts'
export { listPlans } from '#contract/endpoints/content/plans.ts'
export { listRegulations } from '#contract/endpoints/content/regulations.ts'
export { call } from './request.ts'
