import type { Confirmed } from '#contract/requests/confirmations.ts'
import type { MessageKind } from '#contract/requests/visitors.ts'
import { noteActivity } from '#server/modules/customers/index.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { ConfirmationLinks } from '../deliveries/confirmation-links.ts'
import { createDeliveriesRepo } from '../deliveries/deliveries.repo.ts'
import type { Deliveries } from '../deliveries/deliveries.service.ts'
import { confirmSlot, slotOf } from '../demo-requests/demo-slots.repo.ts'
import { createSendersRepo } from './senders.repo.ts'
import { kindOf } from './submissions.rules.ts'

interface ConfirmationServices {
  database: Database
  links: Pick<ConfirmationLinks, 'referenceOf'>
  deliveries: Pick<Deliveries, 'planCopy'>
  now: () => Date
}

export function createConfirmations({ database, links, deliveries, now }: ConfirmationServices) {
  /** Applies a first confirmation. @throws confirmation.not_found when the message was erased meanwhile */
  async function take(tx: Transaction, kind: MessageKind, reference: string): Promise<void> {
    const sender = await createSendersRepo(tx).find(kind, reference)
    if (!sender) throw noSuchLink()
    await deliveries.planCopy(tx, { kind, reference })
    const entity = kind === 'quote-request' ? 'quote' : kind
    const visitor = { kind: 'visitor', id: null, name: sender.name } as const
    await noteActivity(tx, visitor, { entity, entityId: sender.id, kind: 'address.confirmed', params: {} })
  }

  return {
    /**
     * Confirms an address: sends the visitor a copy of the message and makes a demo's slot permanent. Idempotent.
     * @throws confirmation.not_found, confirmation.expired
     */
    async confirm(token: string): Promise<Confirmed> {
      const reference = links.referenceOf(token)
      const kind = reference && kindOf(reference)
      if (!reference || !kind) throw noSuchLink()
      return database.prisma.$transaction(async (tx) => {
        const repo = createDeliveriesRepo(tx)
        const link = await repo.confirmation(reference)
        if (!link) throw noSuchLink()
        if (!link.confirmedAt && link.confirmUntil <= now()) {
          throw problem('confirmation.expired', `It was good until ${link.confirmUntil.toISOString()}`)
        }
        const isFirst = await repo.confirm(reference, now())
        const slot = isFirst ? await confirmSlot(tx, reference) : await slotOf(tx, reference)
        if (isFirst) await take(tx, kind, reference)
        return { reference, kind, isFirst, slot: slot ?? null }
      })
    },
  }
}

export type Confirmations = ReturnType<typeof createConfirmations>

function noSuchLink() {
  return problem('confirmation.not_found', 'No message has this link')
}
