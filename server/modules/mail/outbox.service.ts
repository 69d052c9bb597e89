import type { Logger } from 'pino'
import * as z from 'zod/mini'
import type { Site } from '#contract/site/site.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { type EventName, publish } from '#server/platform/database/events.ts'
import type { JobOutcome, JobQueue, Jobs, RetryPlan } from '#server/platform/database/jobs.ts'
import { problem } from '#server/platform/http/problems.ts'
import { MailError } from '#server/platform/mail.ts'
import type { MailSource } from './mail.service.ts'
import { createOutboxRepo, type MailFile, type MailToWrite } from './outbox.repo.ts'

interface OutboxServices {
  database: Database
  jobs: Pick<Jobs, 'enqueue'>
  mail: MailSource
  site: () => Site
  /** Returns the bytes of a file that staff attached; throws when they are missing. */
  replyFile: (id: string) => Promise<Uint8Array<ArrayBuffer>>
  retry: RetryPlan
  now: () => Date
  log: Logger
}

const queue = 'outbox'
const deadLetterQueue = 'outbox.park'
const concurrency = 5
/** Dead-lettering is a small write; it is retried for as long as the database is away. */
const deadLetterRetry: RetryPlan = { tries: 10_000, firstPauseS: 15, longestPauseS: 300, limitS: 60 }
const jobSchema = z.object({ mailId: z.uuid() })

/**
 * Creates the outbox: emails to one person each, stored in the caller's transaction and sent by a job. An email is
 * dead-lettered after two days, or at once if the address does not exist. Emails of one entity form one thread.
 */
export function createOutbox(services: OutboxServices) {
  const { database, jobs, log, now } = services
  const repo = createOutboxRepo(database.prisma)

  async function carry(data: unknown, signal: AbortSignal): Promise<JobOutcome> {
    const { mailId } = jobSchema.parse(data)
    const mail = await repo.pending(mailId)
    if (!mail) return 'done' // already sent by a process that died before it completed the job, or erased meanwhile
    try {
      await send(mail, signal)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      await repo.failed(mailId, reason)
      log.warn({ mailId, reason }, 'A mail failed')
      return error instanceof MailError && error.noSuchAddress ? 'hopeless' : 'again'
    }
    await repo.delivered(mailId, now())
    await publish(database.prisma, eventOf(mail.entity))
    return 'done'
  }

  function companyAddress(): { name: string; address: string } {
    const site = services.site()
    return { name: site.name.en, address: services.mail.current()?.staff[0] ?? site.email }
  }

  async function send(mail: NonNullable<Awaited<ReturnType<typeof repo.pending>>>, signal: AbortSignal): Promise<void> {
    const current = services.mail.current()
    if (!current) throw new Error('No mail server is configured')
    const company = companyAddress()
    const replyFiles: MailFile[] = []
    for (const { id, name, contentType } of mail.activity?.files ?? []) {
      replyFiles.push({ name, contentType, bytes: await services.replyFile(id) })
    }
    await current.mailer.send(
      {
        id: mail.id,
        to: [{ name: mail.toName, address: mail.toAddress }],
        replyTo: { name: company.name, address: mail.replyTo ?? company.address },
        subject: mail.subject,
        text: mail.text,
        html: mail.html ?? undefined,
        answers: await repo.earlier(mail),
        files: [...mail.attachments, ...replyFiles],
        isFromPerson: mail.entity !== 'user',
      },
      signal,
    )
  }

  async function deadLetter(data: unknown): Promise<JobOutcome> {
    const { mailId } = jobSchema.parse(data)
    const deadLettered = await repo.deadLetter(mailId)
    if (deadLettered) {
      log.error(
        { mailId, lastError: deadLettered.lastError },
        'An email was dead-lettered: tell the recipient another way',
      )
      await publish(database.prisma, eventOf(deadLettered.entity))
    }
    return 'done'
  }

  return {
    canSend: () => services.mail.current() !== undefined,

    companyAddress,

    /** Queues an email in the caller's transaction. @returns its id @throws mail.not_configured */
    async send(tx: Transaction, mail: MailToWrite): Promise<string> {
      if (!services.mail.current()) throw problem('mail.not_configured', 'Set a mail server in the settings first')
      const mailId = await createOutboxRepo(tx).add(mail)
      await jobs.enqueue(tx, queue, { mailId })
      return mailId
    },

    /** Sends an activity's dead-lettered email again with all its tries. @returns false if there was none */
    async retry(tx: Transaction, activityId: string): Promise<boolean> {
      const mailId = await createOutboxRepo(tx).requeue(activityId)
      if (mailId === undefined) return false
      await jobs.enqueue(tx, queue, { mailId })
      return true
    },

    queues: [
      { name: deadLetterQueue, concurrency, retry: deadLetterRetry, handle: deadLetter },
      { name: queue, concurrency, retry: services.retry, deadLetterQueue, handle: carry },
    ] satisfies JobQueue[],
  }
}

export type Outbox = Pick<ReturnType<typeof createOutbox>, 'canSend' | 'companyAddress' | 'send' | 'retry'>

function eventOf(entity: string): EventName {
  return entity === 'enquiry' || entity === 'demo-request' ? 'messages.changed' : 'sales.changed'
}
