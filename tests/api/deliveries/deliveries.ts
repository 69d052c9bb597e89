import { expect } from 'vitest'
import { submittedSchema } from '#contract/requests/visitors.ts'
import type { TestApp } from '#tests/support/app.ts'
import type { MailServer, ReceivedMail } from '#tests/support/mail/smtp.ts'
import { until } from '#tests/support/processes.ts'
import { post } from '../forms/forms.ts'

/**
 * Looked for twice a second, tried again after one or two; nobody gives up on a form service that is slow, as a busy machine is. Many
 * tests write from one address.
 */
export const quick = {
  jobs: { pollS: 0.5, superviseS: 1 },
  retry: { tries: 30, firstPauseS: 1, longestPauseS: 1, limitS: 60 },
  formLimitMs: 30_000,
  copiesAnHour: 1000,
}

export const mailTo = { MAIL_FROM: '港灣物聯 <hello@harbour.example>', MAIL_TO: 'sales@harbour.example' }

/** Sends a form that must be taken. */
export async function submit(app: { url: string }, path: string, body: object): Promise<string> {
  const answer = await post(app, path, body)
  const taken: unknown = await answer.json()
  expect([answer.status, taken]).toEqual([201, expect.objectContaining({ reference: expect.any(String) })])
  return submittedSchema.parse(taken).reference
}

/** The secret in the mail that asks a visitor to confirm; empty where it has no link. */
export function confirmationIn({ text }: Pick<ReceivedMail, 'text'>): string {
  return /\/confirm#(\S+)/.exec(text)?.[1] ?? ''
}

/** Confirms the address of a message as its visitor does; gives the copy that they are sent then. */
export async function confirmed(app: TestApp, mail: MailServer, reference: string): Promise<ReceivedMail> {
  const named = (name: string) =>
    until(async () => mail.mails.find(({ headers }) => headers['message-id']?.startsWith(`<${reference}.${name}@`)))
  const answer = await post(app, '/confirmations', { token: confirmationIn(await named('visitor')) })
  expect(answer.status).toBe(200)
  await settled(app, reference)
  return named('copy')
}

/** What is known of a message's deliveries, by channel. */
export function deliveriesOf({ services }: TestApp, reference: string) {
  return services.database.prisma.delivery.findMany({ where: { reference }, orderBy: { channel: 'asc' } })
}

/** Waits until none of a message's deliveries is pending. */
export function settled(app: TestApp, reference: string, deadlineMs?: number) {
  return until(async () => {
    const deliveries = await deliveriesOf(app, reference)
    return deliveries.length > 0 && deliveries.every(({ status }) => status !== 'pending') && deliveries
  }, deadlineMs)
}
