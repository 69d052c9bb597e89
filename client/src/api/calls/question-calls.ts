export { listQuestions } from '#contract/endpoints/questions.ts'
export { call } from './request.ts'
