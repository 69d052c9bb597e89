import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Buyer, customerFor } from '#server/modules/customers/customer-finding.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const buyer: Buyer = {
  name: '陳大文',
  company: '',
  email: 'Tai-man@Example.com',
  phone: '+852 2345 6789',
  language: 'zh-TW',
  source: 'quote',
}
const find = (given: Partial<Buyer>) =>
  app.services.database.prisma.$transaction((tx) => customerFor(tx, { ...buyer, ...given }))
const read = (id: string) =>
  app.services.database.prisma.customer.findUniqueOrThrow({ where: { id }, include: { contacts: true } })

describe('the customer of whoever asks or buys', () => {
  it('is made of a person, and found again by the address in any case', async () => {
    const id = await find({})
    const customer = await read(id)
    expect(customer).toMatchObject({
      type: 'individual',
      name: '陳大文',
      email: 'tai-man@example.com',
      source: 'quote',
    })
    expect(customer.contacts).toMatchObject([{ name: '陳大文', email: 'tai-man@example.com', isPrimary: true }])
    expect(await find({ email: 'TAI-MAN@example.com', name: 'Somebody else', company: 'Another' })).toBe(id)
  })

  it('is made of a company, with the person as its contact', async () => {
    const customer = await read(await find({ company: 'Kwun Tong Logistics Ltd', email: 'ops@kt.example' }))
    expect(customer).toMatchObject({ type: 'business', name: 'Kwun Tong Logistics Ltd', email: '', phone: '' })
    expect(customer.contacts).toMatchObject([{ name: '陳大文', email: 'ops@kt.example', phone: '+852 2345 6789' }])
  })

  it('is another one each time where no address is known', async () => {
    expect(await find({ email: '' })).not.toBe(await find({ email: '' }))
  })

  it('is one, however many ask at once', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => find({ email: 'rush@example.com' })))
    expect(new Set(ids).size).toBe(1)
    const contacts = await app.services.database.prisma.contact.count({ where: { email: 'rush@example.com' } })
    expect(contacts).toBe(1)
    const customers = await app.services.database.prisma.customer.count({ where: { email: 'rush@example.com' } })
    expect(customers).toBe(1)
  })
})
