import type { Notify } from '#server/modules/notifications/index.ts'
import { type Actor, systemActor } from '#server/platform/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Documents } from '../documents/documents.service.ts'
import type { Issuing } from '../documents/issuing.service.ts'
import type { Renewals } from './renewals.ts'
import { createSubscriptionsWriteRepo, type DueRenewal } from './subscriptions-write.repo.ts'

interface RenewalServices {
  database: Database
  notify: Notify
  issuing: Issuing
  documents: Pick<Documents, 'deliverIfPossible'>
  renewals: Renewals
  /** Returns false when the system clock may be wrong. */
  isClockTrusted: () => Promise<boolean>
}

/** Rows that are read at a time; the rest follows in the same round. */
const batchMax = 200
const actor: Actor = { ...systemActor, name: 'Renewal' }

interface Round {
  invoiced: number
  failed: { customerId: string; error: unknown }[]
}

/** Invoices what renews soon and ends what was cancelled; several instances may run it. */
export function createDailyRenewals(services: RenewalServices) {
  const { database, notify, issuing, documents, renewals, isClockTrusted } = services

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

  return {
    /**
     * Does nothing while the clock may be ahead. What fails is tried again in the next round.
     * @returns the number of invoices, and what failed
     */
    async run(): Promise<Round> {
      const failed = new Map<string, Round['failed'][number]>()
      let invoiced = 0
      if (!(await isClockTrusted())) return { invoiced, failed: [] }
      while ((await endCancelled()) === batchMax);
      for (;;) {
        const due = await createSubscriptionsWriteRepo(database.prisma).due(renewals.due(), batchMax + failed.size)
        const open = due.filter((one) => !failed.has(keyOf(one)))
        if (open.length === 0) return { invoiced, failed: [...failed.values()] }
        for (const one of open) {
          try {
            if (await renew(one)) invoiced += 1
          } catch (error) {
            failed.set(keyOf(one), { customerId: one.customerId, error })
          }
        }
      }
    },
  }
}

function keyOf({ customerId, currency, renewsOn }: DueRenewal): string {
  return [customerId, currency, renewsOn].join(' ')
}
