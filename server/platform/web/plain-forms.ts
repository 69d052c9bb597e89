import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { apiRoot } from '#contract/endpoint.ts'
import { createDemoRequest, createEnquiry } from '#contract/endpoints/forms.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { problemSchema } from '#contract/problems/problems.ts'
import { demoRequestFieldsSchema } from '#contract/requests/demo-requests.ts'
import { enquiryFieldsSchema } from '#contract/requests/enquiries.ts'
import type { PlainForm, SentForm } from '#contract/requests/sent-form.ts'
import { minimumFillMs, submittedSchema } from '#contract/requests/visitors.ts'

/** Endpoint and visitor fields of each form. */
const forms = {
  enquiry: { path: createEnquiry.path, fields: Object.keys(enquiryFieldsSchema.shape) },
  demo: { path: createDemoRequest.path, fields: Object.keys(demoRequestFieldsSchema.shape) },
} satisfies Record<PlainForm, { path: string; fields: string[] }>

/** How long the same form counts as one message, as when a page is reloaded, in milliseconds. */
const sameMessageMs = 24 * 60 * 60_000

const bodySchema = z.record(z.string(), z.string())

/**
 * Sends a form that was posted without JavaScript to the API, where it is limited, validated and stored like any other.
 * How long it was open is not known, so it counts as filled in by a person; the trap and the limits stay.
 */
export async function sendPlainForm(
  app: FastifyInstance,
  request: FastifyRequest,
  { name, language }: { name: PlainForm; language: ReaderLanguage },
): Promise<{ status: number; form: SentForm }> {
  const { path, fields } = forms[name]
  const given = z.parse(bodySchema, request.body)
  const values = Object.fromEntries(fields.map((field) => [field, given[field] ?? '']))
  const filled = Object.fromEntries(Object.entries(values).filter(([, text]) => text.trim() !== ''))
  const answer = await app.inject({
    method: 'POST',
    url: apiRoot + path,
    remoteAddress: request.ip,
    headers: { 'user-agent': request.headers['user-agent'] ?? '' },
    payload: {
      ...filled,
      submissionId: idOf([name, request.ip, Math.floor(Date.now() / sameMessageMs), values]),
      language,
      elapsedMs: minimumFillMs,
      website: given.website ?? '',
      marketingConsent: given.marketingConsent === 'true',
    },
  })
  const form = { name, values }
  if (answer.statusCode < 300)
    return { status: 200, form: { ...form, submitted: submittedSchema.parse(answer.json()) } }
  const { code, errors = [] } = problemSchema.parse(answer.json())
  return { status: answer.statusCode, form: { ...form, problem: { code, errors } } }
}

/** Returns a UUID (version 8, RFC 9562) that is the same for the same message. */
function idOf(message: unknown): string {
  const digits = createHash('sha256').update(JSON.stringify(message)).digest('hex')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}
