import { queryOptions } from '@tanstack/react-query'
import { getCompany, listCaseStudies, listPlans, listRegulations } from '#contract/endpoints/content/pages.ts'
import { listQuestions } from '#contract/endpoints/questions.ts'
import { call } from './request.ts'

/** Query for the published regulations, in the order that staff have set. */
export const regulationsOptions = queryOptions({
  queryKey: ['regulations'],
  queryFn: ({ signal }) => call(listRegulations, { signal }),
  staleTime: 60_000,
})

/** The page has questions of its own, and does not wait longer for these. */
const timeoutMs = 1500

/** Query for the questions written by staff. */
export const questionsOptions = queryOptions({
  queryKey: ['questions'],
  queryFn: ({ signal }) => call(listQuestions, { signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) }),
  retry: false,
})

/** Query for what the company says of itself. */
export const companyOptions = queryOptions({
  queryKey: ['company'],
  queryFn: ({ signal }) => call(getCompany, { signal }),
  staleTime: 10 * 60_000,
})

/** Query for the published case studies, in the order that staff have set. */
export const caseStudiesOptions = queryOptions({
  queryKey: ['case-studies'],
  queryFn: ({ signal }) => call(listCaseStudies, { signal }),
  staleTime: 60_000,
})

/** GET /plans: the plans that staff have published, in their order. */
export const plansOptions = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => call(listPlans, { signal }),
})
