export { getSystemParts } from '#contract/endpoints/catalogue/builder.ts'
export { call } from './request.ts'
