import { fieldError } from '#contract/problems/field-errors.ts'
import type { CustomerDetail } from '#contract/sales/customers.ts'
import type { Actor } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { noteActivity } from '../activities/activities.service.ts'
import { refreshTotals } from '../customer-totals.repo.ts'
import { changedMeanwhile, lockToChange, subject } from '../customer-writing.service.ts'
import { type CustomersServices, customerDetail, statusRule } from '../customers.service.ts'
import { createCustomerMergeRepo } from './customer-merge.repo.ts'

interface Merge {
  version: number
  otherId: string
  otherVersion: number
}

export function createCustomerMerge(services: CustomersServices) {
  const { database, audit } = services
  const detail = (tx: Transaction, id: string) => customerDetail(tx, id, statusRule(services))

  async function read(tx: Transaction, id: string, version: number) {
    const row = await lockToChange(tx, id)
    if (row.version !== version) throw changedMeanwhile(await detail(tx, id))
    return row
  }

  return {
    /**
     * Merges the other customer into this one: contacts, quotations, orders, timeline and fields that are empty. The
     * other redirects here from then on.
     * @throws request.invalid, customer.not_found, customer.merged, customer.erased, record.changed with the customer
     * that was changed
     */
    async merge(actor: Actor, into: string, { version, otherVersion, ...given }: Merge): Promise<CustomerDetail> {
      const [id, otherId] = [into.toLowerCase(), given.otherId.toLowerCase()]
      const same = [fieldError('otherId', 'same_customer')]
      if (otherId === id) throw problem('request.invalid', 'Some values are not valid', same)
      return database.prisma.$transaction(async (tx) => {
        for (const one of [id, otherId].toSorted()) await lockToChange(tx, one) // sorted to prevent deadlocks
        const [target, other] = [await read(tx, id, version), await read(tx, otherId, otherVersion)]
        const repo = createCustomerMergeRepo(tx)
        await repo.takeContacts(id, otherId)
        await repo.unite(id, otherId)
        await repo.takeRest(id, otherId)
        await refreshTotals(tx, [id, otherId])
        await mergeNotes(tx, actor, id, { target: target.notes, other: other.notes })
        const params = { name: other.name }
        await noteActivity(tx, actor, { entity: 'customer', entityId: id, kind: 'customer.merged', params })
        const united = await detail(tx, id)
        await audit.record(tx, actor, { action: 'customer.merged', ...subject(id), after: { otherId } })
        return united
      })
    },
  }
}

export type CustomerMerge = ReturnType<typeof createCustomerMerge>

/** Adds the other customer's notes to the timeline when both have some. */
async function mergeNotes(
  tx: Transaction,
  actor: Actor,
  id: string,
  { target, other }: { target: string; other: string },
): Promise<void> {
  if (target === '' || other === '' || target === other) return
  await noteActivity(tx, actor, { entity: 'customer', entityId: id, kind: 'note', params: {}, text: other })
}
