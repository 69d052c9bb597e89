import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type Quotation, quotationSchema } from '#contract/agents/quotations.ts'
import { confirmationIn, mailTo, quick, settled } from '#tests/api/deliveries/deliveries.ts'
import { many, post } from '#tests/api/forms/forms.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type MailServer, startMailServer } from '#tests/support/mail/smtp.ts'

/** What a program asks for on behalf of a buyer. */
export function quotationRequest(more: object = {}) {
  return {
    buyer: { name: 'Amy Chan', email: `amy-${randomUUID()}@peak.example`, company: 'Peak Property Ltd' },
    lines: [{ product: 'water-leak-sensor', quantity: 1 }],
    ...more,
  }
}

/** A site that mails. */
export async function startMailingApp(options: Parameters<typeof startTestApp>[1] = {}) {
  const mail = await startMailServer()
  const environment = { SMTP_URL: mail.url, PUBLIC_URL: 'https://harbour.example/', ...mailTo }
  const app = await startTestApp(environment, { pace: quick, limits: many, ...options })
  return {
    app,
    mail,
    async close() {
      await app.close()
      await mail.close()
    },
  }
}

/** Follows the link in the mail to a buyer, as a person does. */
export async function confirmByMail(app: TestApp, mail: MailServer, reference: string): Promise<void> {
  await settled(app, reference)
  const letter = mail.mails.find(
    ({ headers, recipients }) =>
      headers.subject?.includes(reference) && recipients.some((to) => to.endsWith('@peak.example')),
  )
  if (!letter) throw new Error('No mail came')
  expect((await post(app, '/confirmations', { token: confirmationIn(letter) })).status).toBe(200)
}

export async function quotationIn(answer: Response, status = 200): Promise<Quotation> {
  const body: unknown = await answer.json()
  expect(answer.status, JSON.stringify(body)).toBe(status)
  return quotationSchema.parse(body)
}
