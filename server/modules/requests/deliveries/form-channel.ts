import { transcriptText } from '#contract/assistant/transcripts.ts'
import { asciiEmail } from '#contract/requests/contact-text.ts'
import type { QuoteLine } from '../quote-requests/quote-adding.repo.ts'
import { type Channel, DeliveryError } from './deliveries.service.ts'
import type { Message } from './messages.repo.ts'

const answerLimitMs = 15_000
/** In characters. */
const transcriptMax = 3000

/**
 * Sends multipart form data to the form service and checks only the status of the response. Redirects are not
 * followed, as they would send visitors' data elsewhere. A 4xx is retried too: its usual cause is a wrong URL or
 * setting, which is fixed within two days.
 */
export function createFormChannel(endpoint: string, limitMs = answerLimitMs): Channel {
  return async (message, signal) => {
    const answer = await fetch(endpoint, {
      method: 'POST',
      body: formOf(message),
      headers: { accept: 'application/json', 'idempotency-key': message.reference },
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(limitMs)]),
    }).catch((error: unknown) => {
      throw new DeliveryError(`The form service did not answer: ${reasonOf(error)}`)
    })
    await answer.body?.cancel().catch(() => undefined)
    if (!answer.ok) throw new DeliveryError(`The form service answered ${answer.status}`)
  }
}

/** `fetch` puts the reason into `cause`, usually as a code such as ECONNREFUSED. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause, message } = error
  if (!(cause instanceof Error)) return message
  return 'code' in cause ? String(cause.code) : cause.message
}

/** Maps a message to the form's field names. The token of a private link is not sent. */
function formOf(message: Message): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fieldsOf(message))) if (value) form.set(name, value)
  return form
}

function fieldsOf(message: Message): Record<string, string | undefined> {
  const { reference, language, company, phone, marketingConsent, message: text } = message
  const shared = { form: message.kind, reference, language, sentAt: message.createdAt.toISOString() }
  const email = asciiEmail(message.email) ?? message.email
  const visitor = { email, company, phone, message: text, ...(marketingConsent && { marketingConsent: 'yes' }) }
  if (message.kind === 'enquiry') {
    const { firstName, lastName, product, inquiryType } = message
    const conversation = transcriptText(message.conversation, language, transcriptMax)
    return { ...shared, firstName, lastName, ...visitor, product, inquiryType, conversation }
  }
  if (message.kind === 'demo-request') {
    const { name, demo, product, industry, useCase, preferredDate, preferredTime } = message
    return { ...shared, name, ...visitor, kind: demo, product, industry, useCase, preferredDate, preferredTime }
  }
  const { name, currency, lines } = message
  return { ...shared, name, ...visitor, currency, lines: lines.map(lineOf).join('\n') }
}

function lineOf({ quantity, name, sku, note }: QuoteLine): string {
  return `${quantity} × ${name}${sku ? ` (${sku})` : ''}${note ? `: ${note}` : ''}`
}
