import { describe, expect, it } from 'vitest'
import type { FieldError } from '#contract/problems/field-errors.ts'
import type { NewCustomer } from '#contract/sales/customers.ts'
import {
  changedFields,
  contactFaults,
  contactsOf,
  fieldsOf,
  takenFaults,
} from '#server/modules/customers/customers.rules.ts'

type Contact = NewCustomer['contacts'][number]
const contact = (values: Partial<Contact> = {}): Contact => ({
  name: 'Mei',
  email: '',
  phone: '',
  position: '',
  isPrimary: false,
  ...values,
})
const [one, two] = ['1b0e3d5c-0000-4000-8000-000000000001', '1b0e3d5c-0000-4000-8000-000000000002']
const now = new Date('2026-11-22T00:00:00Z')

it('a customer is kept without contacts, its address in lower case', () => {
  const given = { type: 'business', name: 'Shop', email: 'A@B.example', depositPercent: 30, contacts: [contact()] }
  const kept = { type: 'business', name: 'Shop', creditLimitHkd: null, email: 'a@b.example', depositPercent: '30' }
  expect(fieldsOf(given as NewCustomer)).toEqual(kept)
})

describe('the primary contact', () => {
  it.each([
    ['is the one that says so', [false, true, false], [false, true, false]],
    ['is the first that says so', [false, true, true], [false, true, false]],
    ['is the first where none says so', [false, false], [true, false]],
  ])('%s', (_rule, given, kept) => {
    const contacts = contactsOf(
      given.map((isPrimary) => contact({ isPrimary })),
      [],
      now,
    )
    expect(contacts.map(({ isPrimary }) => isPrimary)).toEqual(kept)
  })
})

describe('a contact that is kept', () => {
  it('has its id and the time when it came, where it was there; else new ones, in the order given', () => {
    const before = [{ id: one, createdAt: new Date('2026-01-01') }]
    const [known, first, second] = contactsOf(
      [contact({ id: one }), contact({ email: 'A@B.example' }), contact()],
      before,
      now,
    )
    expect(known).toMatchObject({ id: one, createdAt: new Date('2026-01-01') })
    expect(first).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), email: 'a@b.example' })
    expect(first?.id).not.toBe(second?.id)
    expect([first?.createdAt.getTime(), second?.createdAt.getTime()]).toEqual([now.getTime() + 1, now.getTime() + 2])
  })
})

describe('contacts that cannot be this customer’s', () => {
  const foreign: FieldError = {
    path: 'contacts.1.id',
    message: 'is no contact of this customer',
    code: 'foreign_contact',
  }
  it.each<[string, Contact[], FieldError[]]>([
    ['known and new ones', [contact({ id: one }), contact({ id: two }), contact()], []],
    ['of another', [contact(), contact({ id: 'other' })], [foreign]],
    ['one twice', [contact({ id: one }), contact({ id: one })], [foreign]],
    ['none has an address', [contact(), contact()], []],
    [
      'an address twice, in any case',
      [contact({ email: 'a@b.example' }), contact({ email: 'A@B.example' })],
      [{ path: 'contacts.1.email', message: 'is given twice', code: 'given_twice' }],
    ],
  ])('%s', (_what, given, faults) => {
    expect(contactFaults(given, [{ id: one }, { id: two }])).toEqual(faults)
  })

  it('have an address that another’s has', () => {
    const contacts = contactsOf([contact({ id: one }), contact({ id: two })], [], now)
    expect(takenFaults(contacts, new Set([one]))).toEqual([
      { path: 'contacts.1.email', message: 'belongs to another customer', code: 'email_of_other' },
    ])
  })
})

it('what differs is named, contacts as one', () => {
  const before = { name: 'A', phone: '1', contacts: [{ name: 'Mei' }], gone: 1 }
  expect(changedFields(before, { name: 'B', phone: '1', contacts: [{ name: 'Bo' }], added: null })).toEqual([
    'name',
    'contacts',
    'added',
  ])
})
