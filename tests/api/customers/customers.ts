import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type CustomerDetail, customerDetailSchema } from '#contract/sales/customers.ts'
import { ask } from '#tests/api/back-office/ask.ts'
import type { TestApp } from '#tests/support/app.ts'
import type { StaffMember } from '#tests/support/staff.ts'

/** What staff write of a company with two people. */
export const company = (given: object = {}) => ({
  type: 'business',
  name: '觀塘物流有限公司',
  nameEn: 'Kwun Tong Logistics Ltd',
  email: '',
  phone: '',
  location: '觀塘',
  address: '觀塘道 1 號',
  language: 'zh-TW',
  notes: '',
  contacts: [
    { name: '何小姐', email: 'Ho@kt-logistics.example', phone: '+852 2345 6789', position: '採購' },
    { name: 'Peter Lam', email: 'peter@kt-logistics.example', phone: '', position: '', isPrimary: true },
  ],
  ...given,
})

export async function added(app: TestApp, staff: StaffMember, given: object = {}): Promise<CustomerDetail> {
  const answer = await ask(app, '/admin/customers', staff, { method: 'POST', body: company(given) })
  const body: unknown = await answer.json()
  expect(answer.status, JSON.stringify(body)).toBe(201)
  return customerDetailSchema.parse(body)
}

/** An order as it stands once it was placed: totals are not kept with it here. */
export async function placeOrder(app: TestApp, customerId: string, given: object = {}) {
  return app.services.database.prisma.order.create({
    data: {
      reference: `ORD-${randomUUID().slice(0, 8).toUpperCase()}`,
      customerId,
      language: 'zh-TW',
      customerName: '觀塘物流有限公司',
      currency: 'HKD',
      rate: 1,
      rateDate: new Date('2026-11-01'),
      itemsCount: 1,
      total: 1000,
      totalHkd: 1000,
      createdBy: 'A manager',
      lines: {
        create: {
          position: 1,
          name: '漏水感測器',
          quantity: 1,
          period: 'once',
          unitPriceHkd: 1000,
          unitPrice: 1000,
          total: 1000,
          totalHkd: 1000,
        },
      },
      ...given,
    },
  })
}
