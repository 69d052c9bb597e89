import { isInvoice } from '#contract/billing/kinds.ts'
import type { Site } from '#contract/site/site.ts'
import { noteActivity } from '#server/modules/customers/index.ts'
import type { Outbox } from '#server/modules/mail/index.ts'
import type { PrivateLinks } from '#server/modules/requests/index.ts'
import { type SettingsSource, shopDay } from '#server/modules/settings/index.ts'
import { type Actor, type Audit, systemActor } from '#server/platform/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { threadOf } from '../documents/document-emails.ts'
import { type DocumentRecord, findDocument } from '../documents/documents.repo.ts'
import { reminderEmail } from './reminder-emails.ts'
import { createRemindersRepo, type DueReminder } from './reminders.repo.ts'

interface ReminderServices {
  database: Database
  audit: Audit
  settings: SettingsSource
  outbox: Outbox
  site: () => Site
  links: PrivateLinks
  /** Renders and stores the PDF of a document if necessary. */
  render: (id: string) => Promise<{ bytes: Buffer<ArrayBuffer> }>
  /** Returns false when the system clock may be wrong. */
  isClockTrusted: () => Promise<boolean>
  /** Origin of the public site; without it, reminders have no link. */
  publicUrl: string | undefined
  now: () => Date
}

/** A reminder that could not be sent within these days is left out, as after a change of the settings. */
const lateDays = 2
/** Per round; the rest waits for the next one. */
const roundMax = 200
/** Nobody is reminded at night: the hours of the shop's day in which reminders are sent. */
const hours = { from: 9, until: 18 }

export function createReminders(services: ReminderServices) {
  const { database, audit, settings, outbox, site, links, render, publicUrl, now } = services
  const today = () => shopDay(now(), settings.current().general.timezone)

  function hourNow(): number {
    const timeZone = settings.current().general.timezone
    return Number(now().toLocaleString('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }))
  }

  async function linkOf(id: string, { language }: DocumentRecord): Promise<string | undefined> {
    const link = publicUrl === undefined ? undefined : await createRemindersRepo(database.prisma).link(id)
    if (publicUrl === undefined || !link?.quoteId || link.linkExpiresAt === null || link.linkExpiresAt <= now()) return
    const token = links.open(link.quoteId, link.linkSealed)
    return token && links.url(new URL(publicUrl).origin, language, token)
  }

  /** @returns false when another process, a payment or a pause came first */
  async function send(reminder: DueReminder): Promise<boolean> {
    const { id } = reminder
    const { bytes } = await render(id)
    return database.prisma.$transaction(async (tx) => {
      const repo = createRemindersRepo(tx)
      if (!(await repo.lock(id)) || !(await repo.add(reminder, now()))) return false
      const invoice = await findDocument(tx, id, today())
      const thread = invoice && threadOf(invoice)
      if (!thread || invoice.dueOn === null) return false
      const { number, email: to, dueOn } = invoice
      const params = { number, to }
      const activityId = await noteActivity(tx, systemActor, { ...thread, kind: 'document.reminded', params })
      const attachments = [{ name: `${number}.pdf`, contentType: 'application/pdf', bytes }]
      const email = reminderEmail({ ...invoice, dueOn }, await linkOf(id, invoice), site())
      await outbox.send(tx, { ...thread, activityId, ...email, attachments })
      return true
    })
  }

  return {
    /**
     * Sends the reminders that are due, in daytime; several processes may run it.
     * @returns the number sent here
     */
    async remind(): Promise<number> {
      const { reminderDays } = settings.current().sales
      const hour = hourNow()
      if (reminderDays.length === 0 || hour < hours.from || hour >= hours.until) return 0
      if (!outbox.canSend() || !(await services.isClockTrusted())) return 0
      let count = 0
      const due = await createRemindersRepo(database.prisma).due(reminderDays, today(), lateDays, roundMax)
      for (const reminder of due) if (await send(reminder)) count += 1
      return count
    },

    /**
     * Pauses the reminders of an invoice, or resumes them.
     * @throws billing_document.not_found, document.no_reminders
     */
    async pause(actor: Actor, id: string, isPaused: boolean): Promise<void> {
      const document = await findDocument(database.prisma, id, today())
      if (!document) throw problem('billing_document.not_found', `No document has the id ${id}`)
      if (!isInvoice(document.kind) || document.isSealed) {
        throw problem('document.no_reminders', 'Only invoices of present customers have reminders')
      }
      await database.prisma.$transaction(async (tx) => {
        await createRemindersRepo(tx).pause(id, isPaused ? now() : null)
        const action = isPaused ? 'document.reminders_paused' : 'document.reminders_resumed'
        await audit.record(tx, actor, { action, entity: 'document', entityId: id, entityName: document.number })
      })
    },
  }
}

export type Reminders = ReturnType<typeof createReminders>
