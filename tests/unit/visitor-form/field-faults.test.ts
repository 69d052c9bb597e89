import { expect, it } from 'vitest'
import { demoRequestFieldsSchema } from '#contract/requests/demo-requests.ts'
import { enquiryFieldsSchema } from '#contract/requests/enquiries.ts'
import { lengths } from '#contract/requests/visitors.ts'
import { faultOfCode, filledIn } from '../../../client/src/site/forms/field-faults.ts'
import { faultsOf } from '../../../client/src/site/forms/form-rules.ts'

const enquiry = {
  product: '',
  firstName: 'Tai Man',
  lastName: 'Chan',
  email: 'tm@example.com',
  company: '',
  phone: '',
  inquiryType: '',
  message: 'Two sensors, please.\nFor Kwun Tong.',
}

it('finds nothing wrong where only what is required is filled in', () => {
  expect([...faultsOf(enquiryFieldsSchema, enquiry)]).toEqual([])
})

it.each([
  ['firstName', '  ', { kind: 'missing' }],
  ['message', '', { kind: 'missing' }],
  ['email', '', { kind: 'missing' }],
  ['email', 'tm@', { kind: 'email' }],
  ['phone', 'call me', { kind: 'phone' }],
  ['inquiryType', 'gossip', { kind: 'refused' }],
  ['lastName', 'Chan\u0007', { kind: 'controls' }],
  ['company', 'Harbour\nIoT', { kind: 'lines' }],
  ['firstName', 'x'.repeat(lengths.name + 3), { kind: 'tooLong', most: lengths.name, excess: 3 }],
  ['message', `${'字'.repeat(lengths.message + 1)}  `, { kind: 'tooLong', most: lengths.message, excess: 1 }],
] as const)('%s %j: %j', (name, text, fault) => {
  expect([...faultsOf(enquiryFieldsSchema, { ...enquiry, [name]: text })]).toEqual([[name, fault]])
})

it('asks to choose, not to fill in, where there is a list', () => {
  const faults = faultsOf(demoRequestFieldsSchema, { name: 'A', email: 'a@b.hk', company: 'C', industry: '' })
  expect([...faults]).toEqual([['industry', { kind: 'unchosen' }]])
})

it('sends nothing for a field that is empty', () => {
  expect(filledIn({ name: 'A', phone: '', company: ' ' })).toEqual({ name: 'A' })
})

it('reads the contract’s codes in an answer, and takes any other for a refusal', () => {
  expect([faultOfCode('required'), faultOfCode('on_fire')]).toEqual([{ kind: 'missing' }, { kind: 'refused' }])
})
