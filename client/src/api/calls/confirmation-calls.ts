export { confirmAddress } from '#contract/endpoints/forms.ts'
export { call } from './request.ts'
