import { randomUUID } from 'node:crypto'
import { type FieldError, fieldError } from '#contract/problems/field-errors.ts'
import type { CustomerChange, NewCustomer } from '#contract/sales/customers.ts'
import type { ContactFields, CustomerFields } from './customer-writing.repo.ts'

type Given = NewCustomer | Omit<CustomerChange, 'version'>
type GivenContact = Given['contacts'][number]

export function fieldsOf({ contacts: _contacts, ...given }: Given): CustomerFields {
  const { depositPercent, creditLimitHkd: limit } = given
  const creditLimitHkd = limit?.toString() ?? null
  return { ...given, email: given.email.toLowerCase(), depositPercent: String(depositPercent), creditLimitHkd }
}

/**
 * Makes exactly one contact primary (the first when none or several are marked) and preserves the creation time of
 * existing ones.
 */
export function contactsOf(
  given: GivenContact[],
  before: { id: string; createdAt: Date }[],
  now: Date,
): ContactFields[] {
  const primary = Math.max(
    given.findIndex(({ isPrimary }) => isPrimary),
    0,
  )
  return given.map(({ id, ...contact }, index) => ({
    ...contact,
    id: id ?? randomUUID(),
    email: contact.email.toLowerCase(),
    isPrimary: index === primary,
    createdAt: before.find((known) => known.id === id)?.createdAt ?? new Date(now.getTime() + index),
  }))
}

/** Returns errors for unknown ids, and for addresses or ids that occur twice. */
export function contactFaults(given: GivenContact[], before: { id: string }[]): FieldError[] {
  const emails = given.map(({ email }) => email.toLowerCase())
  const ids = given.map(({ id }) => id)
  return given.flatMap(({ id }, index) => {
    const email = emails[index]
    const isForeign = id !== undefined && (!before.some((known) => known.id === id) || ids.indexOf(id) < index)
    if (isForeign) return [fieldError(`contacts.${index}.id`, 'foreign_contact')]
    if (email && emails.indexOf(email) < index) return [fieldError(`contacts.${index}.email`, 'given_twice')]
    return []
  })
}

/** Returns errors for contacts whose address belongs to another customer. */
export function takenFaults(contacts: ContactFields[], written: Set<string>): FieldError[] {
  return contacts.flatMap(({ id }, index) =>
    written.has(id) ? [] : [fieldError(`contacts.${index}.email`, 'email_of_other')],
  )
}

/** Returns the names of the fields that differ; contacts count as one field. */
export function changedFields(before: object, after: object): string[] {
  const known = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after).flatMap(([name, value]) =>
    JSON.stringify(known.get(name)) === JSON.stringify(value) ? [] : [name],
  )
}
