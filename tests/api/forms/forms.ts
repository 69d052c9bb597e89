import { hash, randomBytes, randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type Problem, problemSchema } from '#contract/problems/problems.ts'
import { formProofSchema, zeroBits } from '#contract/requests/proof-of-work.ts'
import { submittedSchema } from '#contract/requests/visitors.ts'
import { quoteSubmittedSchema } from '#contract/sales/quote-requests.ts'
import { createDemoRequestsService } from '#server/modules/requests/demo-requests/demo-requests.service.ts'
import { createEnquiriesService } from '#server/modules/requests/enquiries/enquiries.service.ts'
import { createQuoteRequestsService } from '#server/modules/requests/quote-requests/quote-requests.service.ts'
import { createTurns, type SubmissionServices } from '#server/modules/requests/submissions/submissions.service.ts'
import type { TestApp } from '#tests/support/app.ts'

/** More than any test asks for. */
export const many = {
  submissions: { max: 100_000, windowMs: 60_000 },
  demos: { max: 100_000, windowMs: 60_000 },
  lookups: { max: 100_000, windowMs: 60_000 },
}

/** What a form sends beside the visitor's own fields. */
export function envelope() {
  return { submissionId: randomUUID(), language: 'zh-TW', elapsedMs: 42_000, marketingConsent: false, website: '' }
}

export function enquiry(values: object = {}) {
  return {
    product: '水浸感測器',
    firstName: '家明',
    lastName: '陳',
    email: 'ka-ming.chan@buyer.example',
    company: '維港物業管理有限公司',
    phone: '+852 2345 6789',
    inquiryType: 'quote',
    message: '我們有三座大廈，請報價。\n每座約 40 個感測器。',
    ...envelope(),
    ...values,
  }
}

export function demoRequest(values: object = {}) {
  return {
    kind: 'live',
    product: '水浸感測器',
    name: '陳家明',
    email: 'ka-ming.chan@buyer.example',
    phone: '+852 2345 6789',
    company: '維港物業管理有限公司',
    industry: 'commercial',
    useCase: 'building',
    message: '想看水浸警報怎樣通知管理處。',
    ...envelope(),
    ...values,
  }
}

export function quoteRequest(values: object = {}) {
  return {
    name: '陳家明',
    email: 'ka-ming.chan@buyer.example',
    company: '維港物業管理有限公司',
    phone: '+852 2345 6789',
    currency: 'HKD',
    message: '請在月底前回覆。',
    lines: [
      { slug: 'water-leak-sensor', quantity: 40, note: '機房' },
      { slug: 'parking-sensor', quantity: 2, note: '' },
    ],
    ...envelope(),
    ...values,
  }
}

/** POSTs JSON below /api/v1. */
export function post(app: { url: string }, path: string, body: object, headers: Record<string, string> = {}) {
  return fetch(`${app.url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

/** The header of a form that brings a proof of work. */
export async function proofOfWork(
  app: { url: string },
  headers: Record<string, string> = {},
): Promise<{ 'form-proof': string }> {
  const asked = await fetch(`${app.url}/api/v1/form-proofs`, { method: 'POST', headers })
  const { challenge, bits } = formProofSchema.parse(await asked.json())
  for (let nonce = 0; ; nonce += 1) {
    const proof = `${challenge}:${nonce}`
    if (zeroBits(hash('sha256', proof, 'buffer')) >= bits) return { 'form-proof': proof }
  }
}

/** POSTs a demo request with the proof of work that a slot takes where no mail asks to confirm it. */
export async function book(app: { url: string }, form: object): Promise<Response> {
  return post(app, '/demo-requests', form, await proofOfWork(app))
}

/** POSTs a form that must be taken; gives its reference. */
export async function submit(app: { url: string }, path: string, body: object): Promise<string> {
  return (await receiptOf(await post(app, path, body))).reference
}

/** What a 201 says. */
export async function receiptOf(
  answer: Response,
): Promise<{ reference: string; asksToConfirm: boolean; token?: string }> {
  const body: unknown = await answer.json()
  expect(answer.status, JSON.stringify(body)).toBe(201)
  const receipt = quoteSubmittedSchema.safeParse(body).data ?? submittedSchema.parse(body)
  expect(body).toEqual(receipt)
  return receipt
}

/** The services of the three forms on the database of an app, with another clock, chance or plan. */
export function formServices(app: TestApp, other: Partial<SubmissionServices & { now: () => Date }>) {
  const { database, plans, lookup: products, notifications, quoteLinks: links } = app.services
  const services = {
    database,
    products,
    plans,
    links,
    deliveries: deliveriesOf(planned),
    notify: notifications.notify,
    random: randomBytes,
    inTurn: createTurns(),
    asksForMarketing: () => false,
    now: () => new Date(),
    ...other,
  }
  return {
    enquiries: createEnquiriesService(services),
    demoRequests: createDemoRequestsService(services),
    quoteRequests: createQuoteRequestsService(services),
  }
}

type Plan = SubmissionServices['deliveries']['plan']
export type Planning = (...given: Parameters<Plan>) => Promise<unknown>

/** Deliveries that are planned so, and ask nobody to confirm anything. */
export function deliveriesOf(plan: Planning): SubmissionServices['deliveries'] {
  const planWith: Plan = (...given) => plan(...given).then(() => false)
  return { plan: planWith, canAskToConfirm: () => false, asksToConfirm: async () => false }
}

/** A plan of one delivery, in the transaction as the real one. */
const planned: Planning = async (tx, { reference }) => {
  await tx.delivery.create({ data: { reference, channel: 'form' } })
}

/** An answer that must be problem details of this status. */
export async function problemOf(answer: Response, status: number): Promise<Problem> {
  const body: unknown = await answer.json()
  expect([answer.status, answer.headers.get('content-type')], JSON.stringify(body)).toEqual([
    status,
    expect.stringMatching(/^application\/problem\+json/),
  ])
  const problem = problemSchema.parse(body)
  expect(body).toEqual(problem)
  return problem
}

/** The fields that a refusal names, each once, whatever is wrong with it. */
export async function refusedFields(answer: Response): Promise<string[]> {
  const problem = await problemOf(answer, 400)
  expect(problem.code).toBe('request.invalid')
  return [...new Set(problem.errors?.map(({ path }) => path))].sort()
}
