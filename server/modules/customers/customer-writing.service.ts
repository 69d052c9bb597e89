import type { FieldError } from '#contract/problems/field-errors.ts'
import type { CustomerChange, CustomerDetail, NewCustomer } from '#contract/sales/customers.ts'
import type { Actor } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createActivitiesRepo } from './activities/activities.repo.ts'
import { noteActivity } from './activities/activities.service.ts'
import { createCustomerFindingRepo } from './customer-finding.repo.ts'
import { type ContactFields, createCustomerWritingRepo } from './customer-writing.repo.ts'
import { changedFields, contactFaults, contactsOf, fieldsOf, takenFaults } from './customers.rules.ts'
import { type CustomersServices, customerDetail, statusRule } from './customers.service.ts'

/** Creates and changes customers. The audit log records ids only, no personal data. */
export function createCustomerWriting(services: CustomersServices) {
  const { database, audit, now } = services
  const detail = (tx: Transaction, id: string) => customerDetail(tx, id, statusRule(services))

  return {
    /** @throws request.invalid with the contacts whose address belongs to another customer */
    add(actor: Actor, given: NewCustomer): Promise<CustomerDetail> {
      refuse(contactFaults(given.contacts, []))
      return database.prisma.$transaction(async (tx) => {
        const id = await createCustomerWritingRepo(tx).add(fieldsOf(given))
        await putContacts(tx, id, contactsOf(given.contacts, [], now()))
        await noteActivity(tx, actor, { entity: 'customer', entityId: id, kind: 'created', params: {} })
        const made = await detail(tx, id)
        await audit.record(tx, actor, { action: 'customer.created', ...subject(id), after: { type: given.type } })
        return made
      })
    },

    /** @throws customer.not_found, customer.merged, customer.erased, record.changed, request.invalid */
    change(actor: Actor, id: string, { version, ...given }: CustomerChange): Promise<CustomerDetail> {
      return database.prisma.$transaction(async (tx) => {
        const before = await lockToChange(tx, id)
        const repo = createCustomerWritingRepo(tx)
        if (before.version !== version) throw changedMeanwhile(await detail(tx, id))
        refuse(contactFaults(given.contacts, before.contacts))
        const fields = fieldsOf(given)
        const contacts = contactsOf(given.contacts, before.contacts, now())
        const known = comparable(before.contacts)
        const changed = changedFields({ ...before, contacts: known }, { ...fields, contacts: comparable(contacts) })
        if (changed.length === 0) return detail(tx, id)
        if (changed.includes('contacts')) await putContacts(tx, id, contacts)
        await repo.change(id, version, fields)
        const params = { fields: changed.join(',') }
        await noteActivity(tx, actor, { entity: 'customer', entityId: id, kind: 'customer.changed', params })
        const after = await detail(tx, id)
        await audit.record(tx, actor, { action: 'customer.updated', ...subject(id), after: { fields: changed } })
        return after
      })
    },

    /**
     * Adds a note that only staff see.
     * @returns the whole thread
     * @throws customer.not_found, customer.merged, customer.erased
     */
    note(actor: Actor, id: string, text: string): Promise<CustomerDetail['thread']> {
      return database.prisma.$transaction(async (tx) => {
        await lockToChange(tx, id)
        await noteActivity(tx, actor, { entity: 'customer', entityId: id, kind: 'note', params: {}, text })
        const thread = await createActivitiesRepo(tx).thread('customer', id)
        await audit.record(tx, actor, { action: 'customer.noted', ...subject(id) })
        return thread
      })
    },
  }
}

export type CustomerWriting = ReturnType<typeof createCustomerWriting>

export function subject(id: string) {
  return { entity: 'customer', entityId: id }
}

/**
 * Locks a customer until the transaction ends and reads it.
 * @throws customer.not_found, customer.merged, customer.erased
 */
export async function lockToChange(tx: Transaction, id: string) {
  const isHeld = await createCustomerFindingRepo(tx).lock(id)
  const row = await createCustomerWritingRepo(tx).read(id)
  if (!row) throw problem('customer.not_found', 'No customer has this id')
  if (isHeld) return row
  if (row.erasedAt) throw problem('customer.erased', 'Only figures of it are left')
  throw problem('customer.merged', `It is ${row.mergedIntoId} now`)
}

export function changedMeanwhile(current: CustomerDetail) {
  return problem('record.changed', 'Edit the present version', undefined, { current })
}

async function putContacts(tx: Transaction, customerId: string, contacts: ContactFields[]): Promise<void> {
  const written = await createCustomerWritingRepo(tx).replaceContacts(customerId, contacts)
  refuse(takenFaults(contacts, written))
}

function refuse(faults: FieldError[]): void {
  if (faults.length > 0) throw problem('request.invalid', 'Some values are not valid', faults)
}

function comparable(contacts: ContactFields[]): object[] {
  return contacts
    .map(({ id, name, email, phone, position, isPrimary }) => ({ id, name, email, phone, position, isPrimary }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
