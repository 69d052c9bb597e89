import type { RenewalDocument } from '#contract/billing/terms.ts'
import type { Notify } from '#server/modules/notifications/index.ts'
import type { RenewalQuotes } from '#server/modules/sales/index.ts'
import type { SettingsSource } from '#server/modules/settings/index.ts'
import type { Database } from '#server/platform/database/database.ts'
import { ProblemError } from '#server/platform/http/problems.ts'
import type { Documents } from '../documents/documents.service.ts'
import type { Issuing } from '../documents/issuing.service.ts'
import type { RenewalOffers } from './renewal-offers.ts'
import { lockBuyer, type Renewals, renewalActor } from './renewals.ts'
import { createSubscriptionsWriteRepo, type DueRenewal } from './subscriptions-write.repo.ts'

interface RenewalServices {
  database: Database
  notify: Notify
  issuing: Issuing
  documents: Pick<Documents, 'deliverIfPossible'>
  renewals: Renewals
  offers: RenewalOffers
  quotes: Pick<RenewalQuotes, 'send' | 'unsent'>
  settings: SettingsSource
  /** Origin of the public site; without it no quotation is emailed. */
  publicUrl: string | undefined
  /** Returns false when the system clock may be wrong. */
  isClockTrusted: () => Promise<boolean>
}

/** Rows that are read at a time; the rest follows in the same round. */
const batchMax = 200
const actor = renewalActor

interface Round {
  invoiced: number
  quoted: number
  failed: { customerId: string; error: unknown }[]
}

/** Invoices what renews soon and ends what was cancelled; several instances may run it. */
export function createDailyRenewals(services: RenewalServices) {
  const { database, notify, issuing, documents, renewals, offers, quotes, settings, publicUrl, isClockTrusted } =
    services

  async function endCancelled(): Promise<number> {
    return database.prisma.$transaction(async (tx) => {
      const repo = createSubscriptionsWriteRepo(tx)
      const ended = await repo.lockEnded(issuing.today(), batchMax)
      for (const subscription of ended) {
        const on = subscription.endsOn ?? issuing.today()
        await repo.update(subscription, { state: 'ended' }, { kind: 'ended', on, by: actor.name })
      }
      return ended.length
    })
  }

  /** @returns whether there was anything to pay */
  async function renew(due: DueRenewal): Promise<boolean> {
    const invoice = await database.prisma.$transaction(async (tx) => {
      const id = await renewals.renew(tx, actor, due)
      if (id !== undefined) {
        const { number, customerName, totalHkd } = await tx.issuedDocument.findUniqueOrThrow({ where: { id } })
        await notify(tx, 'subscription.invoiced', { id, number, name: customerName, totalHkd: totalHkd.toNumber() })
      }
      return id
    })
    if (invoice !== undefined) await documents.deliverIfPossible(actor, invoice)
    return invoice !== undefined
  }

  /** @returns whether there was anything to offer */
  async function offer(due: DueRenewal): Promise<boolean> {
    return (await database.prisma.$transaction((tx) => offers.prepare(tx, actor, due))) !== undefined
  }

  async function notifyNoEmail({ customerId: id, renewsOn: on }: DueRenewal): Promise<void> {
    await database.prisma.$transaction(async (tx) => {
      const { customerName: name } = await lockBuyer(tx, id)
      await notify(tx, 'renewal.no_email', { id, name, on }, { once: true })
    })
  }

  /** Renews what is due in a way. @returns the number of documents, and what failed */
  async function renewBy(by: RenewalDocument, step: (due: DueRenewal) => Promise<boolean>) {
    const failed = new Map<string, Round['failed'][number]>()
    const repo = createSubscriptionsWriteRepo(database.prisma)
    let count = 0
    for (;;) {
      const { renewalBy } = settings.current().sales
      const due = await repo.due(by, renewalBy, renewals.due(), batchMax + failed.size)
      const open = due.filter((one) => !failed.has(keyOf(one)))
      if (open.length === 0) return { count, failed: [...failed.values()] }
      for (const one of open) {
        try {
          if (await step(one)) count += 1
        } catch (error) {
          failed.set(keyOf(one), { customerId: one.customerId, error })
          if (error instanceof ProblemError && error.code === 'renewal.no_email') await notifyNoEmail(one)
        }
      }
    }
  }

  /** Sends the quotations that were prepared, also those of a round that was interrupted. */
  async function sendPrepared(): Promise<number> {
    let sent = 0
    for (const id of await quotes.unsent()) {
      await quotes.send(actor, id, publicUrl)
      sent += 1
    }
    return sent
  }

  return {
    /**
     * Does nothing while the clock may be ahead. What fails is tried again in the next round.
     * @returns the number of invoices and quotations, and what failed
     */
    async run(): Promise<Round> {
      if (!(await isClockTrusted())) return { invoiced: 0, quoted: 0, failed: [] }
      while ((await endCancelled()) === batchMax);
      const invoices = await renewBy('invoice', renew)
      const offered = await renewBy('quotation', offer)
      const quoted = await sendPrepared()
      return { invoiced: invoices.count, quoted, failed: [...invoices.failed, ...offered.failed] }
    },
  }
}

function keyOf({ customerId, currency, renewsOn }: DueRenewal): string {
  return [customerId, currency, renewsOn].join(' ')
}
